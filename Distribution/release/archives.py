"""Archives whose bytes depend on nothing but names and contents: sorted, one time, one owner."""

import gzip
import io
import tarfile
import time
import zipfile


def tar_gz(files, epoch):
    """The bytes of a .tar.gz; `files` maps a path to its content and whether it is executable."""
    packed = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", fileobj=packed, mtime=epoch, compresslevel=9) as stream:
        with tarfile.open(fileobj=stream, mode="w", format=tarfile.USTAR_FORMAT) as archive:
            for path, (content, is_executable) in sorted(files.items()):
                entry = tarfile.TarInfo(path)
                entry.size = len(content)
                entry.mode = 0o755 if is_executable else 0o644
                entry.mtime = epoch
                archive.addfile(entry, io.BytesIO(content))
    return packed.getvalue()


def zipped(files, epoch):
    """The same as a .zip, whose times are even seconds since 1980."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, (content, is_executable) in sorted(files.items()):
            entry = zipfile.ZipInfo(path, time.gmtime(max(epoch, 315532800))[:6])
            entry.compress_type = zipfile.ZIP_DEFLATED
            # As made on Unix, whatever this machine is: other readers take the mode from there.
            entry.create_system = 3
            entry.external_attr = (0o100755 if is_executable else 0o100644) << 16
            archive.writestr(entry, content)
    return packed.getvalue()
