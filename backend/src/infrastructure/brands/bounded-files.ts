import fs from 'node:fs'

/**
 * The first bytes of a file, one more than `limit` at most, so that its size shows. Never waits: a pipe or device is
 * none of ours.
 * @throws Error of the file system; one of code `ENOTFILE` for what is no file
 */
export function readBounded(file: string, limit: number): Buffer {
  const handle = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK)
  try {
    const stats = fs.fstatSync(handle)
    if (!stats.isFile()) throw Object.assign(new Error(`${file} is no file`), { code: 'ENOTFILE' })
    const bytes = Buffer.alloc(Math.min(stats.size, limit + 1))
    let read = 0
    while (read < bytes.length) {
      const more = fs.readSync(handle, bytes, read, bytes.length - read, read)
      if (more === 0) break
      read += more
    }
    return bytes.subarray(0, read)
  } finally {
    fs.closeSync(handle)
  }
}

/**
 * Names of what lies in a folder, as many as `most`; nothing is said of the rest.
 * @throws Error of the file system, such as ENOENT
 */
export function readEntriesBounded(folder: string, maxEntries: number): fs.Dirent[] {
  const opened = fs.opendirSync(folder)
  try {
    const entries: fs.Dirent[] = []
    for (let entry = opened.readSync(); entry && entries.length < maxEntries; entry = opened.readSync())
      entries.push(entry)
    return entries
  } finally {
    opened.closeSync()
  }
}
