import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CATEGORY_IDS, FREE_VISITOR_TOKEN, XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import { isAlive } from '@yawmi/releases/processes'
import { eq } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { connect, type Db } from '../infrastructure/db/connect'
import { contactMessages } from '../infrastructure/db/schema/contact'
import { categories, contents } from '../infrastructure/db/schema/content'
import { openCluster } from '../infrastructure/embedded-postgres/cluster'
import { postmasterPid } from '../infrastructure/embedded-postgres/postgres-process'
import { findProjectRoot } from '../infrastructure/project-root'
import { buildPrograms, removeFolder, ServerProcess } from '../../test/processes/server-process'

let programs: string
let dataDir: string
const running: ServerProcess[] = []
beforeAll(async () => {
  programs = await buildPrograms()
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-server-'))
}, 60_000)
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill('SIGKILL')
})
afterAll(async () => {
  await databaseGone()
  removeFolder(dataDir)
}, 30_000)

function start(variables: Record<string, string> = {}): ServerProcess {
  const server = new ServerProcess(programs, { YAWMI_DATA_DIR: dataDir, TRUST_PROXY: 'loopback', ...variables })
  running.push(server)
  return server
}

/** A look into the database beside the running server. */
async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { config } = await openCluster({ root: findProjectRoot(undefined), dataDir, whenRunning: 'join' })
  const db = connect(config)
  try {
    return await work(db)
  } finally {
    await db.$client.end()
  }
}

async function databaseGone(): Promise<boolean> {
  const pid = postmasterPid(path.join(dataDir, 'pg'))
  for (let waited = 0; pid && isAlive(pid) && waited < 10_000; waited += 50) await sleep(50)
  return !pid || !isAlive(pid)
}

let pair: Promise<Record<string, string>> | undefined

/** The CSRF token of nobody's session: good for as long as the data folder, which keeps its key. */
const pairOf = (address: string) =>
  (pair ??= fetch(`${address}/api/xsrf-token`).then(async (reply) => {
    const { data } = (await reply.json()) as { data: { token: string } }
    return { cookie: `${XSRF_COOKIE}=${data.token}`, [XSRF_HEADER]: data.token }
  }))

/** Writes to support as people of many addresses do; resolves when the server has acknowledged it. */
async function write(address: string, subject: string): Promise<void> {
  const client = Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.')
  const reply = await fetch(`${address}/api/v2/players/contact`, {
    method: 'POST',
    headers: { ...(await pairOf(address)), 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify({
      name: 'سالم',
      email: 'salem@example.ly',
      phone_number: '0912345678',
      subject,
      message: 'نص',
    }),
  })
  if (reply.status !== 200) throw new Error(`refused: ${reply.status} ${await reply.text()}`)
}

describe('the server', () => {
  it('says one line when it can serve, and stops at SIGTERM with every view written', async () => {
    const server = start()
    const address = await server.ready()
    expect((await fetch(`${address}/readyz`)).status).toBe(200)

    const id = 'a1f0c0de-9999-4000-8000-00000000000a'
    await withDatabase(async (db) => {
      const texts = {
        name: '',
        description: '',
        color: '#000000',
        iconPath: '',
        primaryPath: '',
        secondaryPath: '',
        position: 0,
      }
      const root = CATEGORY_IDS.jokes
      await db.insert(categories).values({ id: root, slug: 'jokes', ...texts })
      await db.insert(contents).values({
        id,
        externalId: id,
        type: 'joke',
        rootId: root,
        categoryId: root,
        title: '',
        body: '',
        searchKey: '',
        publishAt: new Date(0),
        position: 0,
      })
    })
    const headers = { ...(await pairOf(address)), authorization: `Bearer ${FREE_VISITOR_TOKEN}` }
    const views = Array.from({ length: 30 }, () =>
      fetch(`${address}/api/v2/players/contents/${id}/view`, { method: 'POST', headers }),
    )
    for (const reply of await Promise.all(views)) expect(reply.status).toBe(200)

    const began = Date.now()
    const { code, stdout, stderr } = await server.kill('SIGTERM')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(Date.now() - began).toBeLessThan(5_000)
    expect(stdout).toBe(`Yawmi is ready: ${address}\n`)
    expect(await databaseGone()).toBe(true)

    const next = start()
    await next.ready()
    const [row] = await withDatabase((db) =>
      db.select({ views: contents.views }).from(contents).where(eq(contents.id, id)),
    )
    expect(row?.views).toBe(30)
    expect((await next.kill('SIGINT')).code).toBe(0)
  }, 60_000)

  it('loses no acknowledged write when it is killed, twenty times, and starts again each time', async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < 20; round++) {
      const server = start()
      const address = await server.ready()
      // At some moment in the middle of the writing: after a random number of acknowledgements, and a little more.
      const enough = acknowledged.length + 5 + Math.floor(Math.random() * 25)
      let alive = true
      const writers = Array.from({ length: 6 }, async (_, writer) => {
        for (let message = 0; alive; message++) {
          const subject = `${round}-${writer}-${message}`
          // A write that the kill cut off was not acknowledged; one that is refused by a living server is a fault.
          await write(address, subject).then(
            () => acknowledged.push(subject),
            (error: Error) => {
              if (error.message.startsWith('refused')) throw error
            },
          )
        }
      })
      while (acknowledged.length < enough) await sleep(1)
      await sleep(Math.random() * 10)
      const killed = server.kill('SIGKILL')
      alive = false
      await Promise.all([killed, ...writers])
    }

    await start().ready()
    const stored = await withDatabase((db) => db.select({ subject: contactMessages.subject }).from(contactMessages))
    const found = new Set(stored.map(({ subject }) => subject))
    expect(acknowledged.filter((subject) => !found.has(subject))).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(100)
  }, 300_000)

  it('leaves no database behind when it is killed', async () => {
    const server = start()
    await server.ready()
    const pid = postmasterPid(path.join(dataDir, 'pg'))
    expect(pid && isAlive(pid)).toBe(true)
    await server.kill('SIGKILL')
    expect(await databaseGone()).toBe(true)
  }, 60_000)

  it('tells balancers that it is about to stop, and serves until they know', async () => {
    const server = start({ DRAIN_SECONDS: '2' })
    const address = await server.ready()
    const ended = server.kill('SIGTERM')
    let status = 200
    while (status === 200) status = (await fetch(`${address}/readyz`)).status
    expect(status).toBe(503)
    expect((await fetch(`${address}/api/xsrf-token`)).status).toBe(200)
    expect((await ended).code).toBe(0)
  }, 60_000)

  it('says in one line that its data folder is in use', async () => {
    await start().ready()
    const { code, stdout, stderr } = await start().ended
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(
      /^The data folder .* is in use by process \d+: stop it, or set YAWMI_DATA_DIR to another folder\.\n$/,
    )
  }, 60_000)

  it.each(['PORT', 'MEDIA_PORT'])(
    'says in one line that %s is in use',
    async (variable) => {
      const taken = net.createServer().listen(0, 'localhost')
      await new Promise((resolve) => taken.once('listening', resolve))
      const { port } = taken.address() as net.AddressInfo
      const { code, stdout, stderr } = await start({ [variable]: String(port) }).ended
      taken.close()
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toBe(`Port ${port} is in use: stop the other program, or set ${variable} to another port.\n`)
      expect(await databaseGone()).toBe(true)
    },
    60_000,
  )

  it('says in one line that its data folder cannot be written', async () => {
    const file = path.join(dataDir, 'a-file')
    writeFileSync(file, '')
    const { code, stderr } = await start({ YAWMI_DATA_DIR: path.join(file, 'data') }).ended
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The data folder .* cannot be written \(ENOTDIR\): .*\n$/)
  }, 60_000)

  it('says in one line that its database is broken', async () => {
    const broken = mkdtempSync(path.join(os.tmpdir(), 'yawmi-broken-'))
    const whole = await openCluster({ root: findProjectRoot(undefined), dataDir: broken, whenRunning: 'refuse' })
    await whole.stop()
    writeFileSync(path.join(broken, 'pg/global/pg_control'), '')
    const { code, stderr } = await start({ YAWMI_DATA_DIR: broken }).ended
    removeFolder(broken)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The database in .* could not start: .*pg_control.*\n$/)
  }, 60_000)

  it('says in one line that the database server of DATABASE_URL does not answer, without its password', async () => {
    const { code, stderr } = await start({
      DATABASE_URL: 'postgres://yawmi:secret@127.0.0.1:1/yawmi',
      OTP_SECRET: 'server-test'.repeat(4),
      DATABASE_WAIT: '0',
    }).ended
    expect(code).toBe(1)
    expect(stderr).toBe('The database at 127.0.0.1:1/yawmi cannot be used: connect ECONNREFUSED 127.0.0.1:1\n')
  }, 60_000)
})

describe('the content command', () => {
  it('works beside a running server, and says what is wrong with each row', async () => {
    await start().ready()
    const table = path.join(dataDir, 'jokes.csv')
    writeFileSync(
      table,
      'type,title,body,category,tags,publish_at,media_file,external_id\njoke,,,,,,,j-1\njoke,,نكتة,,,,,j-2\n',
    )
    const run = (...args: string[]) =>
      new ServerProcess(programs, { YAWMI_DATA_DIR: dataDir }, 'content.mjs', args).ended

    expect(await run('import', table)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'jokes.csv:2  body is missing: a joke needs it\n',
    })
    writeFileSync(table, 'type,title,body,category,tags,publish_at,media_file,external_id\njoke,,نكتة,,,,,j-2\n')
    expect(await run('import', table, '--dry-run')).toMatchObject({
      code: 0,
      stdout: '1 rows are right; nothing was changed.\n',
    })
    expect(await run('import', table)).toMatchObject({ code: 0, stdout: '1 rows imported.\n' })
    expect(await run('export-all')).toMatchObject({ code: 2, stdout: expect.stringContaining('Usage') })
    await withDatabase(async (db) => expect(await db.$count(contents, eq(contents.externalId, 'j-2'))).toBe(1))
  }, 60_000)

  it('takes archives, exports what it took, and lists messages to support', async () => {
    const address = await start().ready()
    await write(address, 'سؤال')
    const run = (...args: string[]) =>
      new ServerProcess(programs, { YAWMI_DATA_DIR: dataDir }, 'content.mjs', args).ended

    const archive = path.join(dataDir, 'content.zip')
    const table = 'type,title,body,category,tags,publish_at,media_file,external_id\njoke,,من أرشيف,,,,,j-zip\n'
    writeFileSync(archive, zipSync({ 'jokes.csv': strToU8(table) }))
    const left = () => readdirSync(os.tmpdir()).filter((name) => name.startsWith('yawmi-unpacked-'))
    const before = left()
    // As an import leaves it that was killed.
    mkdirSync(path.join(os.tmpdir(), 'yawmi-unpacked-4194305-killed/media'), { recursive: true })
    expect(await run('import', archive)).toMatchObject({ code: 0, stdout: '1 rows imported.\n' })
    // What it was unpacked to is nothing to whoever sent it.
    writeFileSync(archive, zipSync({ 'ديسمبر/نكت/jokes.csv': strToU8(table) }))
    const deep = await run('import', archive)
    expect([deep.code, deep.stderr]).toEqual([
      1,
      expect.stringMatching(/^content\.zip\/ديسمبر {2}there is no \.csv or/),
    ])
    writeFileSync(archive, zipSync({ 'jokes.csv': strToU8(table), 'salaries.csv': strToU8('name,salary\n') }))
    expect((await run('import', archive, '--dry-run')).stdout).toContain(': content.zip/salaries.csv\n')
    // Whoever sent it may not clear the terminal of whoever imports, and write there what is not so.
    const hostile = `${table.replace(',,,,,j-zip', ',\u001b[2J\u0007right,,,,j-zip')}joke,,من أرشيف,right\u202e,,,,j-2`
    writeFileSync(archive, zipSync({ 'jokes.csv': strToU8(hostile), 'sal\u001b[2Jaries.csv': strToU8('name\n') }))
    expect(await run('import', archive)).toMatchObject({
      stdout: expect.stringMatching(/: content\.zip\/sal\[2Jaries\.csv\n$/),
      stderr: expect.stringMatching(
        /^jokes\.csv:2 {2}category holds the control character U\+001B, .*\njokes\.csv:3 {2}category right does not exist: /,
      ),
    })
    expect(left()).toEqual(before)

    const folder = path.join(dataDir, 'export')
    expect(await run('export', folder)).toMatchObject({ code: 0, stdout: expect.stringMatching(/ rows exported\.\n$/) })
    expect(readFileSync(path.join(folder, 'content.csv'), 'utf8')).toContain('من أرشيف')
    expect(await run('export', folder)).toMatchObject({ code: 1, stderr: expect.stringContaining('is not empty') })

    const { code, stdout } = await run('contacts', '--since', '1d')
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/ {2}•••••••678 {2}سؤال\n {4}نص\n/) })
    expect(stdout).not.toContain('0912345678')
    expect(await run('contacts', '--since', 'soon')).toMatchObject({ code: 2 })
  }, 60_000)
})
