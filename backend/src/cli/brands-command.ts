import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { publishBrand, revisionsOf, rollBackBrand, withdrawBrand } from '../infrastructure/brands/brand-revisions'
import { readEnv } from '../infrastructure/env'
import { prepareDataFolder } from '../start/data-folder'
import { openDatabase } from '../start/open-database'
import type { Program } from '../start/program'

const USAGE = `Usage:
  brand publish <id>.json          publishes a brand with the files beside it: every host has it within seconds
  brand rollback <id> [revision]   publishes the revision before, or that one, anew
  brand withdraw <id>              publishes it no more: each host shows what its own folders have of it
  brand log [id]                   what was published, when and by whom
  --by <name>, --note <text>       who does it, and why`

/** Revisions that `log` shows. */
const MAX_SHOWN = 50

/**
 * The commands on brands that all hosts share; works beside a running server, or starts the database for itself.
 * @param args the words after `brand`
 * @returns the exit code: 0 done, 2 not understood
 */
export async function brandsCommand(args: string[], { print, closers }: Program): Promise<number> {
  const { command, subject, revision, by, note } = readArguments(args)
  const isUnderstood =
    command === 'log' ||
    ((command === 'publish' || command === 'withdraw' || command === 'rollback') && subject !== undefined)
  if (!isUnderstood || (revision !== undefined && (command !== 'rollback' || !/^\d{1,15}$/.test(revision)))) {
    print(USAGE)
    return 2
  }
  const env = readEnv()
  await prepareDataFolder(env.dataDir)
  const { db, close } = await openDatabase(env, { whenRunning: 'join' })
  closers.add(close)
  const act = { by, note }
  if (command === 'log') {
    const rows = await revisionsOf(db, subject, MAX_SHOWN)
    for (const { revision, brandId, publishedAt, publishedBy, note, text } of rows)
      print(
        `${revision}  ${brandId}  ${publishedAt.toISOString()}  ${publishedBy}${text === null ? '  withdrawn' : ''}${note && `  ${note}`}`,
      )
    if (rows.length === 0) print('Nothing was published.')
    return 0
  }
  const id = command === 'publish' ? path.basename(subject!, '.json') : subject!
  const done =
    command === 'publish'
      ? await publishBrand(db, path.resolve(subject!), id, act)
      : command === 'withdraw'
        ? await withdrawBrand(db, id, act)
        : await rollBackBrand(db, id, revision === undefined ? undefined : Number(revision), act)
  print(`${id} has revision ${done}: every host has it within seconds.`)
  return 0
}

function readArguments(args: string[]) {
  const nobody = { by: `${os.userInfo().username}@${os.hostname()}`, note: '' }
  try {
    const options = { by: { type: 'string' }, note: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [command, subject, revision] = positionals.length > 3 ? [] : positionals
    return { command, subject, revision, ...nobody, ...values }
  } catch {
    return nobody as typeof nobody & { command?: string; subject?: string; revision?: string }
  }
}
