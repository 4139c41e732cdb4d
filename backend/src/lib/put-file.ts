import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A removal of the folder that goes on meanwhile takes what it finds more than once. */
const TRIES = 5

/**
 * Puts a file of the media host in its place: written aside and renamed, so that nobody is ever served half a file. It is on
 * the disk before it has its name: after a power cut a design that somebody was told is saved would be an empty file.
 * Where its folder is removed meanwhile, with all that is a person's, it is made again: what is to become of the file, the
 * caller learns from the database.
 */
export async function putFile(file: string, bytes: Buffer): Promise<void> {
  for (let tries = TRIES; ; tries--) {
    try {
      return await putOnce(file, bytes)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === 1) throw error
    }
  }
}

async function putOnce(file: string, bytes: Buffer): Promise<void> {
  await makeFolder(path.dirname(file))
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, bytes, { flush: true })
    await rename(draft, file)
  } catch (error) {
    // Half a file would take room that a full disk does not have.
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * As a recursive `mkdir`. Node's own says of a disk without room that the folder is not there, and never returns where a
 * parent can be named but not made, in /proc for one.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || folder === path.dirname(folder)) throw error
    await makeFolder(path.dirname(folder))
    // Not by itself again: in such a place that would never end.
    await mkdir(folder).catch((again: NodeJS.ErrnoException) => {
      if (again.code !== 'EEXIST') throw again
    })
  }
}
