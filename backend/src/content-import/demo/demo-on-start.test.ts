import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import type { Env } from '../../infrastructure/env'
import { Closers } from '../../lib/closers'
import { importDemoContent } from './demo-on-start'

const [, program] = process.argv
let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-demo-'))
  for (const part of ['content/art/dist', 'content/texts', 'content/videos'])
    mkdirSync(path.join(folder, part), { recursive: true })
  writeFileSync(path.join(folder, 'content/art/dist/digest.txt'), 'digest')
})
afterAll(async () => {
  process.argv[1] = program!
  rmSync(folder, { recursive: true })
  await database.drop()
})

/** What a start says whose command for content does this. */
async function faultOf(source: string): Promise<string> {
  writeFileSync(path.join(folder, 'content.mjs'), source)
  process.argv[1] = path.join(folder, 'server.mjs')
  const env = { root: folder, dataDir: folder } as Env
  const imported = importDemoContent({ env, db: database.db, closers: new Closers(), print: () => undefined })
  return imported.then(
    () => 'none',
    (error: Error) => error.message,
  )
}

it('tells the signal that ended the import, as that of a system without memory', async () => {
  expect(await faultOf("process.kill(process.pid, 'SIGKILL')")).toMatch(
    /could not be imported: it was ended by SIGKILL$/,
  )
})

it('tells the last line of an import that failed', async () => {
  expect(await faultOf("console.error('a picture is missing'); process.exit(1)")).toMatch(/: a picture is missing$/)
  expect(await faultOf('process.exit(3)')).toMatch(/: exit code 3$/)
})
