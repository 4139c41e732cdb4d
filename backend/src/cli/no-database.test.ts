import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildPrograms, ServerProcess } from '../../test/processes/server-process'

const BRAND = path.join(__dirname, '../../../shared/brand/brands/nasma.json')

let programs: string
let folder: string
beforeAll(async () => {
  programs = await buildPrograms()
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-no-database-'))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  ['subscriptions', ['show', '0912345678']],
  ['subscriptions', ['ledger', '0912345678']],
  ['subscriptions', ['reconcile']],
  ['jobs', ['list']],
  ['content', ['contacts']],
  ['content', ['export', 'out']],
  ['brands', ['log']],
  ['brands', ['publish', BRAND]],
  ['brands', ['preview', BRAND]],
  ['brands', ['withdraw', 'nasma']],
  ['keys', ['rekey']],
  ['keys', ['show']],
  ['keys', ['add', 'codes']],
  ['keys', ['sign', 'codes', 'c2']],
  ['keys', ['drop', 'codes', '0']],
])(
  '%s %j answers for no data folder but one of a service',
  async (command, args) => {
    const dataDir = path.join(folder, 'mistyped')
    const variables = { YAWMI_DATA_DIR: dataDir, DATABASE_URL: '' }
    const { code, stdout, stderr } = await new ServerProcess(programs, variables, `${command}.mjs`, args).ended
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toBe(
      `There is no embedded database in ${dataDir}: set YAWMI_DATA_DIR to its data folder, or DATABASE_URL.\n`,
    )
    expect(existsSync(dataDir)).toBe(false)
  },
  60_000,
)

it('migrate makes no database at a word that it does not take', async () => {
  const dataDir = path.join(folder, 'new')
  const variables = { YAWMI_DATA_DIR: dataDir, DATABASE_URL: '' }
  const { code, stdout } = await new ServerProcess(programs, variables, 'migrate.mjs', ['--help']).ended
  expect([code, stdout]).toEqual([2, expect.stringMatching(/^Usage:\n {2}migrate /)])
  expect(existsSync(dataDir)).toBe(false)
}, 60_000)
