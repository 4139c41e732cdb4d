import { spawn } from 'node:child_process'
import path from 'node:path'
import readline from 'node:readline'
import { eq } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { contentImports } from '../../infrastructure/db/schema/content'
import type { ObjectStore } from '../../infrastructure/objects/object-store'
import { objectsOf } from '../../infrastructure/objects/objects-of'
import type { Env } from '../../infrastructure/env'
import type { Closers } from '../../lib/closers'
import { StartError } from '../../lib/start-error'
import { DEMO, demoDigest } from './demo-digest'

interface DemoOnStart {
  env: Env
  db: Db
  closers: Closers
  print: (line: string) => void
}

/**
 * Imports the demo content unless the database and this data folder have it as it is now. It runs in a process of
 * its own, so that the memory which pictures take is given back and the server answers meanwhile.
 * @throws StartError when the import fails
 */
export async function importDemoContent({ env, db, closers, print }: DemoOnStart): Promise<void> {
  const digest = demoDigest(env.root)
  // The database may be shared with a server that has another data folder: both must have it.
  const objects = objectsOf(env)
  const [done] = await db.select().from(contentImports).where(eq(contentImports.source, DEMO))
  if (done?.digest === digest && (await markOf(objects)) === digest) return

  print('Importing the demo content: done on the first start, and again when it changes.')
  await runImport(closers, print)
  await objects.put(MARK, Buffer.from(digest))
}

/** Says which demo content the store has. */
const MARK = '/.demo'

const markOf = (objects: ObjectStore) =>
  objects.read(MARK).then(
    (bytes) => bytes.toString(),
    () => undefined,
  )

async function runImport(closers: Closers, print: (line: string) => void): Promise<void> {
  // The built content command lies beside the built server.
  const program = path.join(path.dirname(process.argv[1] ?? ''), 'content.mjs')
  const child = spawn(process.execPath, [program, DEMO], { stdio: ['ignore', 'pipe', 'pipe'] })
  // By then all that it printed has come.
  const ended = new Promise<number | NodeJS.Signals | null>((resolve, reject) =>
    child.once('error', reject).once('close', (code, signal) => resolve(signal ?? code)),
  )
  closers.add(async () => {
    child.kill()
    await ended
  })
  readline.createInterface(child.stdout).on('line', print)
  let lastFault = ''
  readline.createInterface(child.stderr).on('line', (line) => (lastFault = line))
  const how = await ended
  if (how === 0) return
  const why = typeof how === 'string' ? `it was ended by ${how}` : lastFault || `exit code ${how}`
  throw new StartError(`The demo content could not be imported: ${why}`)
}
