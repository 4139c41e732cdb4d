import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { removeLeftBehind } from '@yawmi/releases/processes'
import { BoundedDrawing } from '../content-import/pictures/bounded-drawing'
import { BoundedReader } from '../content-import/read/bounded-reader'
import { ImportRefused } from '../content-import/fault'
import { importContent } from '../content-import/import-content'
import { readSources } from '../content-import/read/sources'
import { isArchive } from '../content-import/read/unpack'
import type { Db } from '../infrastructure/db/connect'
import { objectsOf } from '../infrastructure/objects/objects-of'
import type { Env } from '../infrastructure/env'
import type { Program } from '../start/program'
import { plainLine } from './plain-text'

interface ImportTarget {
  env: Env
  db: Db
  program: Program
  target: string
  dryRun: boolean
  progress: (what: string) => (done: number, total: number) => void
}

/**
 * Imports what the operator named, a folder, a table or an archive of them, and says what came of it.
 * @throws ImportRefused with every fault
 */
export async function importTarget({ env, db, program, target, dryRun, progress }: ImportTarget): Promise<void> {
  const { print } = program
  const reader = new BoundedReader(programBeside('import-worker.mjs'))
  const { folder, named } = isArchive(target)
    ? await unpacked(target, reader, program.closers)
    : { folder: target, named: (file: string) => file }
  const source = await readSources([folder], { read: reader.readRecords }).catch((error: unknown) => {
    if (!(error instanceof ImportRefused)) throw error
    throw new ImportRefused(error.faults.map((fault) => ({ ...fault, file: named(fault.file) })))
  })
  for (const file of source.skipped)
    print(plainLine(`Left out, since it has no columns type and external_id: ${named(file)}`))
  const { draw } = new BoundedDrawing(programBeside('draw-vector.mjs'))
  const onProgress = progress('Resizing media')
  const rows = await importContent({ db, objects: objectsOf(env), source, dryRun, onProgress, draw })
  print(dryRun ? `${rows} rows are right; nothing was changed.` : `${rows} rows imported.`)
}

/**
 * The files of an archive until the program ends.
 * @returns their folder, and what whoever imports calls a file of it: they never see that folder
 */
async function unpacked(archive: string, reader: BoundedReader, closers: Program['closers']) {
  const place = newFolder()
  closers.add(() => rm(place, { recursive: true, force: true }))
  const named = (file: string) => file.replace(place, path.basename(archive))
  return { folder: await reader.unpack(archive, place), named }
}

/** A new folder for what is unpacked, which may be 2 GB. What an import left that was killed goes. */
function newFolder(): string {
  const parent = os.tmpdir()
  removeLeftBehind(parent, /^yawmi-unpacked-(\d+)-/)
  return mkdtempSync(path.join(parent, `yawmi-unpacked-${process.pid}-`))
}

/** A program that is built beside the one that runs. */
const programBeside = (name: string) => path.join(path.dirname(process.argv[1] ?? ''), name)
