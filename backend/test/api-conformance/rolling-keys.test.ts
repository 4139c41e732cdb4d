import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import { eq } from 'drizzle-orm'
import { findSubscriptions } from '../../src/cli/subscriptions/find'
import { connect, type Db } from '../../src/infrastructure/db/connect'
import { consents } from '../../src/infrastructure/db/schema/records'
import { subscribers, subscriptions, trials } from '../../src/infrastructure/db/schema/base'
import { readKeyRing } from '../../src/domain/keys/read-key-ring'
import { keysOfRing } from '../../src/domain/keys/keys'
import { type PostgresServer, startPostgresServer } from '../processes/postgres-server'
import { buildPrograms, removeFolder, ServerProcess } from '../processes/server-process'
import { newNumber } from '../site/sign-in'

const SECRET = 'rolling-keys'.repeat(4)

let postgres: PostgresServer
let programs: string
let dataDir: string
let db: Db
let keysFile: string
const servers: { process: ServerProcess; address: string }[] = []

beforeAll(async () => {
  ;[postgres, programs] = await Promise.all([startPostgresServer(), buildPrograms()])
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-keys-'))
  keysFile = path.join(dataDir, 'ring.json')
  db = connect({ connectionString: postgres.url })
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map(({ process }) => process.kill('SIGKILL')))
  await db.$client.end()
  await postgres.stop()
  removeFolder(dataDir)
}, 30_000)

const settings = () => ({ YAWMI_DATA_DIR: dataDir, DATABASE_URL: postgres.url, TRUST_PROXY: 'loopback' })

const launch = (variables: Record<string, string>) =>
  new ServerProcess(programs, { ...settings(), RATE_LIMIT: '100000', ...variables })

/** One server ends and starts again with what its keys are now, as in a roll-out; the other goes on. */
async function restart(place: number, variables: Record<string, string> = { KEYS_FILE: keysFile }): Promise<void> {
  await servers[place]?.process.kill('SIGTERM')
  const process = launch(variables)
  servers[place] = { process, address: await process.ready() }
}

/** `npm run keys`. */
async function keys(...args: string[]): Promise<string> {
  const env = { ...process.env, ...settings(), OTP_SECRET: SECRET, KEYS_FILE: keysFile }
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(programs, 'keys.mjs'), ...args], { env })
  return stdout
}

interface Reply {
  success?: { transaction_identify: string }
  data?: { token: string }
}

/** A browser behind a balancer: each of its calls reaches the server that is named. */
class Browser {
  private cookie = ''
  private token = ''

  async call(place: number, method: string, url: string, body?: object): Promise<Reply> {
    const reply = await fetch(servers[place]!.address + url, {
      method,
      headers: {
        cookie: `${XSRF_COOKIE}=${this.cookie}`,
        [XSRF_HEADER]: this.cookie,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    this.cookie = new RegExp(`${XSRF_COOKIE}=([^;]+)`).exec(String(reply.headers.getSetCookie()))?.[1] ?? this.cookie
    const text = await reply.text()
    if (reply.status !== 200) throw new Error(`${method} ${url} at ${place}: ${reply.status} ${text}`)
    return JSON.parse(text) as Reply
  }

  /** Signs a number up or in; the code is asked for at one server and typed in at the other. */
  async signIn(msisdn: string, requestedAt: number, typed: number): Promise<void> {
    await this.call(requestedAt, 'GET', '/api/xsrf-token')
    const script = await this.call(typed, 'POST', '/api/players/protected-script')
    const { transaction_identify } = script.success!
    const who = { msisdn, device_type: 'web' }
    await this.call(requestedAt, 'POST', '/api/players/login', { ...who, transaction_identify })
    const inbox = await fetch(`${servers[typed]!.address}/sandbox/messages?msisdn=${encodeURIComponent(msisdn)}`)
    const otp = /#(\d{4})/.exec(await inbox.text())?.[1]
    const { data } = await this.call(typed, 'POST', '/api/players/confirm/otp', { ...who, otp })
    this.token = data!.token
  }
}

/** People who sign up across both servers, either way round. */
async function peopleGetIn(): Promise<void> {
  for (const [requestedAt, typed] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const browser = new Browser()
    await browser.signIn(newNumber(), requestedAt, typed)
    for (const place of [0, 1]) await browser.call(place, 'POST', '/api/players/subscriber-details', { name: 'سالم' })
  }
}

const stateOf = async (msisdn: string) => {
  const [row] = await db
    .select({ state: subscriptions.state })
    .from(subscriptions)
    .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
    .where(eq(subscribers.msisdn, msisdn))
  return row?.state
}

it('keys change under way: nobody fails to sign in, nobody has a second trial, consents are found', async () => {
  const [gone, goneLater] = [newNumber(), newNumber()]
  const open = new Browser()
  for (const place of [0, 1]) await restart(place, { OTP_SECRET: SECRET })
  await peopleGetIn()
  const signUpAndErase = async (msisdn: string) => {
    const person = new Browser()
    await person.signIn(msisdn, 0, 1)
    expect(await stateOf(msisdn)).toBe('trial')
    await person.call(1, 'DELETE', '/api/players/subscriber-details')
  }
  await signUpAndErase(gone)
  // This page stays open all the time.
  const stays = newNumber()
  await open.signIn(stays, 0, 1)

  const rollOut = async () => {
    await restart(0)
    await peopleGetIn()
    await restart(1)
    await open.call(0, 'GET', '/api/players/subscriber-details')
    await open.call(1, 'POST', '/api/players/subscriber-details', { name: 'مريم' })
  }
  await keys('add', 'codes')
  await keys('add', 'numbers')
  await rollOut()

  await keys('sign', 'codes', 'c2')
  await keys('sign', 'numbers', 'n2')
  // Nobody has started by the new one yet.
  await expect(keys('drop', 'codes', '0')).rejects.toThrow(/A server of this database signs by 0: start every server/)
  await restart(0)
  await peopleGetIn()
  // Who left under one key comes back while one server still signs by it: at either they are known.
  await signUpAndErase(goneLater)
  await restart(1)
  await open.call(0, 'GET', '/api/players/subscriber-details')

  await keys('drop', 'codes', '0')
  await rollOut()
  expect(await keys('rekey')).toMatch(/^Brought to n2: \d+ trials, \d+ consents\.\n$/)
  expect(await keys('rekey')).toBe('Brought to n2: 0 trials, 0 consents.\n')
  for (const table of [trials, consents])
    for (const { numberKey } of await db.select().from(table)) expect(numberKey).toMatch(/^n2\.[\w-]{43}$/)

  for (const msisdn of [gone, goneLater]) {
    await new Browser().signIn(msisdn, 1, 0)
    expect(await stateOf(msisdn)).not.toBe('trial')
    // The one of before and the one of now.
    expect(await findSubscriptions(db, keysOfRing(readKeyRing({ dataDir, KEYS_FILE: keysFile })), msisdn)).toHaveLength(
      2,
    )
  }
}, 240_000)

it('says no secret, and lets nobody else read the file', async () => {
  const shown = await keys('show')
  expect(shown).toMatch(/^codes +c2 .*signs$/m)
  expect(shown).toMatch(/^numbers +0 +–$/m)
  const { codes, numbers } = JSON.parse(readFileSync(keysFile, 'utf8')) as Record<
    string,
    { keys: { secret: string }[] }
  >
  for (const { secret } of [...codes!.keys, ...numbers!.keys]) expect(shown).not.toContain(secret)
})

it.each([
  ['of before', { OTP_SECRET: SECRET }, /^The keys of codes lack c2, .*\n$/],
  ['of somebody else', { OTP_SECRET: 'x'.repeat(32) }, /^Environment variable OTP_SECRET: is not the secret .*\n$/],
])(
  'a server with the key %s does not start beside them, and says why in one line',
  async (_whose, variables, line) => {
    const { code, stderr } = await launch(variables).ended
    expect([code, stderr]).toEqual([1, expect.stringMatching(line)])
  },
  30_000,
)
