import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { BoundedDrawing } from '../content-import/pictures/bounded-drawing'
import { BoundedReader } from '../content-import/read/bounded-reader'
import { ImportRefused } from '../content-import/fault'
import { importContent } from '../content-import/import-content'
import { readSources } from '../content-import/read/sources'
import { isArchive } from '../content-import/read/unpack'
import type { Db } from '../infrastructure/db/connect'
import { isAlive } from '../infrastructure/embedded-postgres/probe'
import { objectsOf } from '../infrastructure/objects/objects-of'
import type { Env } from '../infrastructure/env'
import type { Program } from '../start/program'

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
  const { print, closers } = program
  const reader = new BoundedReader(programBeside('import-worker.mjs'))
  const place = isArchive(target) ? unpackedFolder() : target
  if (place !== target) closers.add(() => rm(place, { recursive: true, force: true }))
  /** As whoever imports has it: what was unpacked lies in a folder that they never see. */
  const named = (file: string) => (place === target ? file : file.replace(place, path.basename(target)))
  const folder = place === target ? target : await reader.unpack(target, place)
  const source = await readSources([folder], { read: reader.readRecords }).catch((error: unknown) => {
    if (!(error instanceof ImportRefused)) throw error
    throw new ImportRefused(error.faults.map((fault) => ({ ...fault, file: named(fault.file) })))
  })
  for (const file of source.skipped) print(`Left out, since it has no columns type and external_id: ${named(file)}`)
  const { draw } = new BoundedDrawing(programBeside('draw-vector.mjs'))
  const onProgress = progress('Resizing media')
  const rows = await importContent({ db, objects: objectsOf(env), source, dryRun, onProgress, draw })
  print(dryRun ? `${rows} rows are right; nothing was changed.` : `${rows} rows imported.`)
}

const UNPACKED = 'yawmi-unpacked-'

/** A new folder for what is unpacked, which may be 2 GB. What an import left that was killed goes. */
function unpackedFolder(): string {
  const parent = os.tmpdir()
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(UNPACKED) ? parseInt(name.slice(UNPACKED.length)) : NaN
    if (pid > 0 && !isAlive(pid)) rmSync(path.join(parent, name), { recursive: true, force: true })
  }
  return mkdtempSync(path.join(parent, `${UNPACKED}${process.pid}-`))
}

/** A program that is built beside the one that runs. */
const programBeside = (name: string) => path.join(path.dirname(process.argv[1] ?? ''), name)
