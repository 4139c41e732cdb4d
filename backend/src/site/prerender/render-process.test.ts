import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import { Paused, RenderProcess } from './render-process'
import type { PageOrder } from './wire'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rendering-'))
const program = path.join(folder, 'render-worker.mjs')
const file = (name: string, source: string) => {
  fs.writeFileSync(path.join(folder, name), source)
  return path.join(folder, name)
}

/** A shell whose pages are what the remote's module answers to their address. */
const SHELL = file(
  'shell.cjs',
  `exports.shared = async () => ({ react: 'the shell has it' })
exports.draw = async ({ pathname, remote }) => ({ html: String(await remote.module(pathname)), styles: [] })
exports.drawFrame = () => ({ html: 'frame', css: '' })
exports.fontFaces = (font) => font`,
)

/** A team's code that does what the address says. */
const REMOTE = file(
  'remote.cjs',
  `let rendered = 0
const builtin = (name) => process.getBuiltinModule?.(name) ?? process.binding(name)
const told = async (work) => { try { return String(await work()) } catch (error) { return 'refused: ' + (error.code ?? error.message) } }
exports.remote = (pathname) => {
  const [, what, argument] = pathname.split(' ')
  switch (what) {
    case 'dies': return process.exit(1)
    case 'hangs': for (;;);
    case 'throws': throw new Error('a fault of the screen')
    case 'environment': return told(() => Object.keys(process.env).filter((name) => name !== 'PATH').join())
    case 'reads': return told(() => builtin('fs').readFileSync(argument, 'utf8'))
    case 'writes': return told(() => builtin('fs').writeFileSync(argument, 'written'))
    case 'spawns': return told(() => builtin('child_process').execSync('id'))
    case 'fetches': return told(async () => (await fetch(argument)).text())
    case 'sends': {
      const line = JSON.parse(argument)
      process.send?.(JSON.parse(line))
      for (const handle of process._getActiveHandles()) handle.write?.(line)
      return new Promise(() => {})
    }
    case 'requires': return told(() => require(argument))
    default: return pathname + (rendered += 1)
  }
}`,
)

const PAUSE = { firstMs: 500, longestMs: 10_000 }
let rendering: RenderProcess
beforeAll(async () => {
  await build({
    entryPoints: [path.join(__dirname, 'render-worker.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
  })
}, 30_000)
beforeEach(() => {
  rendering = new RenderProcess(fs.readFileSync(program, 'utf8'), (name) => fs.readFileSync(name), PAUSE)
})
afterEach(() => rendering.forget())
afterAll(() => fs.rmSync(folder, { recursive: true }))

const order = (pathname: string): PageOrder => ({
  shell: SHELL,
  remote: { name: 'landing', version: '1', bundle: REMOTE },
  boot: {
    brand: { font: 'tajawal' },
    mediaBase: '',
    releases: { remotes: {} },
    manifests: {},
  } as unknown as PageOrder['boot'],
  pathname,
  screen: 'landing',
})
const htmlOf = async (pathname: string) => (await rendering.render(order(pathname))).html

describe('the process that renders', () => {
  it('renders one after the other, and begins anew once it was told to forget', async () => {
    expect(await htmlOf('/a')).toBe('/a1')
    expect(await htmlOf('/b')).toBe('/b2')
    rendering.forget()
    expect(await htmlOf('/c')).toBe('/c1')
    expect(await rendering.renderFrame({ layout: 'home', menu: [], shell: SHELL, boot: order('/').boot })).toEqual({
      html: 'frame',
      css: '',
    })
  })

  it('fails an order and goes on with the next, also when it died', async () => {
    await expect(htmlOf('/ throws')).rejects.toThrow('a fault of the screen')
    await expect(htmlOf('/ dies')).rejects.toThrow('ended')
    expect(await htmlOf('/a')).toBe('/a1')
  })

  it('outlives a process that has ended before the server knows of it', async () => {
    await htmlOf('/a')
    const dying = htmlOf('/ dies')
    // It is sent, and the process ends while the server is busy.
    await new Promise(setImmediate)
    execFileSync('sleep', ['0.3'])
    const late = [htmlOf('/b'), htmlOf('/c')]
    for (const order of [dying, ...late]) await expect(order).rejects.toThrow(/ended|EPIPE|closed/)
    expect(await htmlOf('/d')).toBe('/d1')
  })

  it('ends a screen that hangs, and leaves the processor to others before the next', async () => {
    await expect(htmlOf('/ hangs')).rejects.toThrow('took over')
    await expect(htmlOf('/a')).rejects.toThrow(Paused)
    await wait(PAUSE.firstMs)
    expect(await htmlOf('/a')).toBe('/a1')
  }, 20_000)
})

describe('a remote’s bundle', () => {
  it('sees none of the server’s settings', async () => {
    process.env.OTP_SECRET = 'the secret of the service'
    try {
      expect(await htmlOf('/ environment')).toBe('')
    } finally {
      delete process.env.OTP_SECRET
    }
  })

  it('reads and writes no file, not even its own, and starts no program', async () => {
    const secret = file('otp-secret', 'secret')
    fs.chmodSync(secret, 0o644)
    for (const what of [`reads ${secret}`, `reads ${REMOTE}`, 'reads /etc/passwd', 'spawns'])
      expect(await htmlOf(`/ ${what}`)).toMatch(/^refused: /)
    const written = path.join(os.tmpdir(), `yawmi-written-${process.pid}`)
    expect(await htmlOf(`/ writes ${written}`)).toMatch(/^refused: /)
    expect(fs.existsSync(written)).toBe(false)
  })

  it('reaches no network', async () => {
    const reads: string[] = []
    const server = http.createServer((request, response) => {
      reads.push(request.url ?? '')
      response.end('reached')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`
      expect(await htmlOf(`/ fetches ${address}`)).toMatch(/^refused: /)
      expect(reads).toEqual([])
    } finally {
      server.close()
    }
  })

  it.each(['ready\n', 'null\n', '{"id":"x"}\n', '{"id":99,"rendered":1}\n', '{"cmd":"NODE_HANDLE_ACK"}\n'])(
    'fails its own pages alone by what it sends for itself: %p',
    async (sent) => {
      await expect(htmlOf(`/ sends ${JSON.stringify(sent).replaceAll(' ', '')}`)).rejects.toThrow(/no answer|not JSON/)
      expect(await htmlOf('/a')).toBe('/a1')
    },
  )

  it('is given the shell’s libraries and no others', async () => {
    expect(await htmlOf('/ requires react')).toBe('the shell has it')
    expect(await htmlOf('/ requires fs')).toMatch(/^refused: .*does not share/)
  })
})
