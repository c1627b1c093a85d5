" concurlint in Vim with ALE (3.3 or newer), beside ALE's other linters: copy this to ~/.vim/after/plugin/concurlint.vim
" The command is optional: let g:ale_swift_concurlint_executable = '/path/to/concurlint'

call ale#Set('swift_concurlint_executable', 'concurlint')

" The folder of the nearest manifest or project above a file.
function! s:Root(buffer) abort
  let l:folder = fnamemodify(bufname(a:buffer), ':p:h')
  let l:manifest = findfile('Package.swift', escape(l:folder, ' ,;\') . ';')
  if !empty(l:manifest) | return fnamemodify(l:manifest, ':p:h') | endif
  let l:place = l:folder
  while empty(glob(l:place . '/*.xcodeproj')) && l:place !=# fnamemodify(l:place, ':h')
    let l:place = fnamemodify(l:place, ':h')
  endwhile
  return empty(glob(l:place . '/*.xcodeproj')) ? l:folder : l:place
endfunction

call ale#linter#Define('swift', {
\ 'name': 'concurlint',
\ 'lsp': 'stdio',
\ 'executable': {buffer -> ale#Var(buffer, 'swift_concurlint_executable')},
\ 'command': '%e server',
\ 'project_root': function('s:Root'),
\})
