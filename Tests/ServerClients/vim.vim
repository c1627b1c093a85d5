" The steps of check-editors.py in Vim with ALE. Editors/vim-ale.vim has been read as its configuration.

let g:said = []

function! s:WaitFor(what, Holds) abort
  for _ in range(1000)
    if a:Holds() | return | endif
    sleep 20m
  endfor
  throw a:what
endfunction

function! s:Step(name, Body) abort
  try
    call a:Body()
    call add(g:said, 'ok ' . a:name)
  catch
    call add(g:said, 'failed ' . a:name . ': ' . v:exception . ' ' . v:throwpoint)
  endtry
  call writefile(g:said, $CONCURLINT_SAID)
  " What follows depends on it.
  if g:said[-1] !~# '^ok' | cquit 1 | endif
endfunction

function! s:Open(name) abort
  execute 'edit' a:name
  setfiletype swift
  return bufnr('%')
endfunction

" The rules that are found in a buffer, in their order.
function! s:Rules(buffer) abort
  let l:found = filter(copy(get(get(g:ale_buffer_info, a:buffer, {}), 'loclist', [])), {_, item -> item.linter_name ==# 'concurlint'})
  return join(map(l:found, {_, item -> item.code}))
endfunction

function! s:OpenStep() abort
  let s:limit = s:Open('Limit.swift')
  call s:WaitFor('no findings', {-> s:Rules(s:limit) ==# 'mutable-global-state'})
  let l:item = g:ale_buffer_info[s:limit].loclist[0]
  " From 1. The emoji has four bytes; ALE 3.3 takes the protocol's two units for two.
  if l:item.col != 16 && l:item.col != 14 | throw 'column ' . l:item.col | endif
endfunction

function! s:OtherFile() abort
  set hidden
  let s:wait = s:Open('Wait.swift')
  let s:use = s:Open('Use.swift')
  call setline(1, 'func use() async { pause() }')
  call ale#Queue(0)
  call s:WaitFor('nothing appears', {-> s:Rules(s:wait) ==# 'blocking-wait-in-async'})
  call setline(1, 'func use() { pause() }')
  call ale#Queue(0)
  call s:WaitFor('it stays', {-> s:Rules(s:wait) ==# ''})
endfunction

call s:Step('open', function('s:OpenStep'))
call s:Step('other-file', function('s:OtherFile'))
call s:Step('shutdown', {-> ale#lsp#StopAll()})
qall!
