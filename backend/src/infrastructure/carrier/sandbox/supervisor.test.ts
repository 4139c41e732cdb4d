import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import { freePort } from '../../../../test/processes/free-port'
import { buildPrograms } from '../../../../test/processes/server-process'
import { PROCESS_HEADER } from './wire'
import { SandboxClient } from './client'
import { superviseSandboxCarrier, type Supervisor } from './supervisor'

/** A server that does nothing but keep the carrier running. */
const PARENT = `
import { superviseSandboxCarrier } from './supervisor.mjs'
const [program, socket, journal] = process.argv.slice(2)
await superviseSandboxCarrier({ program, socket, journal, onCrash() {} })
console.log('running')
setInterval(() => {}, 1000)
`

let folder: string
let program: string
let socket: string
let journal: string
const running: Supervisor[] = []
const parents: ChildProcess[] = []

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'carrier-'))
  const bundle = { bundle: true, platform: 'node', format: 'esm', target: 'node22', logLevel: 'error' } as const
  const out = { outdir: folder, outExtension: { '.js': '.mjs' } }
  await build({ ...bundle, ...out, entryPoints: { supervisor: path.resolve(__dirname, 'supervisor.ts') } })
  await build({ ...bundle, stdin: { contents: PARENT, resolveDir: folder }, outfile: path.join(folder, 'parent.mjs') })
  program = path.join(await buildPrograms(), 'sandbox-carrier.mjs')
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(() => {
  const name = `${running.length + parents.length}-${Date.now()}`
  socket = path.join(folder, `${name}.sock`)
  journal = path.join(folder, `${name}.jsonl`)
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((supervisor) => supervisor.stop()))
  for (const parent of parents.splice(0)) parent.kill('SIGKILL')
})

async function supervise(onCrash: (code: number | null) => void = () => undefined): Promise<Supervisor> {
  const supervisor = await superviseSandboxCarrier({ program, socket, journal, onCrash })
  running.push(supervisor)
  return supervisor
}

/** Milliseconds for an answer of a program that runs: a busy machine may make it wait for its turn. */
const DEADLINE_MS = 10_000

async function answers(): Promise<boolean> {
  return new SandboxClient(socket).call('GET', '/carrier/clock', DEADLINE_MS).then(
    () => true,
    () => false,
  )
}

async function eventually(expected: boolean): Promise<void> {
  // Another server looks every two seconds, and then a program has to start on a machine that may be busy.
  for (let i = 0; i < 400; i++) {
    if ((await answers()) === expected) return
    await wait(50)
  }
  throw new Error(`the carrier ${expected ? 'does not answer' : 'still answers'}`)
}

const advance = (duration: string) =>
  new SandboxClient(socket).call('POST', '/sandbox/clock', DEADLINE_MS, { advance: duration })
const time = async () =>
  Date.parse(((await new SandboxClient(socket).call('GET', '/carrier/clock', DEADLINE_MS)) as { now: string }).now)

describe('the sandbox carrier, supervised', () => {
  it('answers once it was started, and is gone once it was stopped', async () => {
    const supervisor = await supervise()
    expect(await answers()).toBe(true)
    await supervisor.stop()
    expect(await answers()).toBe(false)
  })

  it('keeps what it writes to its own user, in a folder that this user can open', async () => {
    journal = path.join(folder, 'made', 'journal.jsonl')
    await supervise()
    await advance('PT1H')
    const mode = (file: string) => statSync(file).mode & 0o777
    expect([mode(path.dirname(journal)), mode(journal), mode(socket)]).toEqual([0o700, 0o600, 0o700])
  })

  it('opens the folder that an earlier version left closed to its own user', async () => {
    journal = path.join(folder, 'closed', 'journal.jsonl')
    mkdirSync(path.dirname(journal), { mode: 0o600 })
    await supervise()
    expect(statSync(path.dirname(journal)).mode & 0o777).toBe(0o700)
  })

  it('is started again when it dies, and knows what it knew', async () => {
    const crashes: (number | null)[] = []
    await supervise((code) => crashes.push(code))
    await advance('PT24H')
    const first = await processOf(socket)
    process.kill(first, 'SIGKILL')
    await eventually(true)
    while ((await processOf(socket).catch(() => first)) === first) await wait(50)
    expect(crashes).toEqual([null])
    expect((await time()) - Date.now()).toBeGreaterThan(86_000_000)
  })

  it('is one for all servers of a data folder, and goes on when the server that ran it stops', async () => {
    const first = await supervise()
    await supervise()
    await advance('PT1H')
    await first.stop()
    await eventually(true)
    expect((await time()) - Date.now()).toBeGreaterThan(3_500_000)
  }, 60_000)

  it('is one also when several servers start at the same moment', async () => {
    const servers = await Promise.all([supervise(), supervise(), supervise(), supervise()])
    await wait(1_500)
    await advance('PT1H')
    for (const server of servers) {
      await eventually(true)
      expect((await time()) - Date.now()).toBeGreaterThan(3_500_000)
      await server.stop()
    }
    expect(await answers()).toBe(false)
  }, 60_000)

  it('leaves no orphan when its server is killed', async () => {
    const parent = spawn(process.execPath, [path.join(folder, 'parent.mjs'), program, socket, journal], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    parents.push(parent)
    await new Promise((resolve) => parent.stdout?.once('data', resolve))
    expect(await answers()).toBe(true)
    parent.kill('SIGKILL')
    await eventually(false)
  })

  it('says nothing when its server is gone before it could say that it runs', async () => {
    const child = spawn(process.execPath, [program, socket, journal], { stdio: ['pipe', 'pipe', 'pipe'] })
    child.stdout.destroy()
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)))
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await eventually(true)
    await wait(100)
    child.stdin.end()
    expect(await ended).toBe(0)
    expect(output).toBe('')
  })

  it('fails the start, with a reason, when the program does not run', async () => {
    const broken = path.join(folder, 'broken.mjs')
    writeFileSync(broken, 'process.exit(1)')
    const lost = superviseSandboxCarrier({ program: broken, socket, journal, onCrash: () => undefined })
    await expect(lost).rejects.toThrow('did not start')
  })
})

describe('the sandbox carrier of several hosts', () => {
  it('answers on the network without a parent, and knows what it knew when it was started again', async () => {
    socket = `http://127.0.0.1:${await freePort()}`
    const start = () => spawn(process.execPath, [program, socket, journal], { stdio: 'ignore' })
    const first = start()
    await eventually(true)
    await advance('PT24H')
    await processOf(socket).then((pid) => process.kill(pid, 'SIGKILL'))
    await eventually(false)
    const second = start()
    await eventually(true)
    expect((await time()) - Date.now()).toBeGreaterThan(86_000_000)
    for (const child of [first, second]) child.kill('SIGKILL')
  }, 20_000)
})

/** Asked of the program itself: every answer names its process. */
async function processOf(path: string): Promise<number> {
  const { headers } = await new SandboxClient(path).send({ method: 'GET', path: '/carrier/clock', deadline: 1_000 })
  return Number(headers[PROCESS_HEADER])
}
