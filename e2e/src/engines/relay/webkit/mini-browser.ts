import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Tab, type Tell } from './tab.ts'
import { WebDriverSession } from './webdriver.ts'

/** It asks for no animations, as the visitors of end-to-end tests do. */
const GTK_SETTINGS = '[Settings]\ngtk-enable-animations=0\n'
const LOOK_EVERY_MS = 50

export interface Size {
  width: number
  height: number
}

/** One person's browser: a driver with a session, whose storage nobody shares, and its windows. */
export class MiniBrowser {
  viewport: Size = { width: 1280, height: 720 }
  /** Where files go that pages have the browser download; nowhere where nobody wants them. */
  downloads: string | undefined
  readonly preloads = new Map<string, string>()
  readonly tabs = new Map<string, Tab>()
  readonly id: string
  readonly #display: string
  readonly #tell: Tell
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'))
  #driver: ChildProcess | undefined
  #session: Promise<WebDriverSession> | undefined
  #collector: NodeJS.Timeout | undefined

  constructor(id: string, display: string, tell: Tell) {
    this.id = id
    this.#display = display
    this.#tell = tell
  }

  /** Opens a window that is as large as the viewport. */
  async open(): Promise<Tab> {
    const session = await (this.#session ??= this.#start())
    const before = await session.command<string[]>('GET', '/window/handles')
    const { width, height } = this.viewport
    // Opened by a script it has no tool bar, so that a phone's width can be had.
    await session.command(
      'POST',
      '/execute/sync',
      { script: `open('about:blank', '_blank', 'noopener,popup,width=${width},height=${height}')`, args: [] },
      this.#first,
    )
    let handle: string | undefined
    for (; !handle; await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS)))
      handle = (await session.command<string[]>('GET', '/window/handles')).find((other) => !before.includes(other))
    const tab = new Tab(handle, session, this.#tell, () => [...this.preloads.values()])
    this.tabs.set(handle, tab)
    await this.resize(tab)
    await tab.open()
    return tab
  }

  /** Makes a window as large as the viewport. */
  resize(tab: Tab, { width, height }: Size = this.viewport): Promise<unknown> {
    return tab.command('POST', '/window/rect', { x: 0, y: 0, width, height })
  }

  async end(): Promise<void> {
    clearInterval(this.#collector)
    await Promise.all([...this.tabs.values()].map((tab) => tab.close()))
    await (await this.#session)?.command('DELETE', '').catch(() => {})
    this.#driver?.kill()
    fs.rmSync(this.#folder, { recursive: true, force: true })
  }

  /** The window that the browser begins with; windows of pages are opened from it. */
  #first = ''

  async #start(): Promise<WebDriverSession> {
    const [config, downloads] = ['config', 'downloads'].map((name) => path.join(this.#folder, name)) as [string, string]
    fs.mkdirSync(path.join(config, 'gtk-3.0'), { recursive: true })
    fs.mkdirSync(downloads)
    fs.writeFileSync(path.join(config, 'gtk-3.0/settings.ini'), GTK_SETTINGS)
    fs.writeFileSync(path.join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
    const port = await freePort()
    this.#driver = spawn(process.env.WEBKITWEBDRIVER ?? 'WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: this.#display, XDG_CONFIG_HOME: config, NO_AT_BRIDGE: '1' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    await listening(port)
    const [session] = await WebDriverSession.begin(`http://127.0.0.1:${port}`, {
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': {
        binary: process.env.MINIBROWSER,
        args: [
          '--automation',
          '--javascript-can-open-windows-automatically=true',
          '--javascript-can-access-clipboard=true',
        ],
      },
    })
    this.#first = await session.command<string>('GET', '/window')
    this.#collector = setInterval(() => this.#collect(downloads), LOOK_EVERY_MS)
    return session
  }

  /** Takes what was downloaded to where it is wanted, and tells of it. */
  #collect(from: string): void {
    const [name] = fs.readdirSync(from).filter((file) => !file.endsWith('.wkdownload'))
    const tab = [...this.tabs.values()].at(-1)
    if (!name || !tab) return
    const file = path.join(from, name)
    if (!this.downloads) return fs.rmSync(file)
    const saved = path.join(this.downloads, name)
    fs.mkdirSync(this.downloads, { recursive: true })
    fs.copyFileSync(file, saved)
    fs.rmSync(file)
    const at = { context: tab.id, url: tab.url, navigation: null, download: `${Date.now()}-${name}` }
    this.#tell('browsingContext.downloadWillBegin', { ...at, suggestedFilename: name, timestamp: Date.now() })
    this.#tell('browsingContext.downloadEnd', { ...at, status: 'complete', filepath: saved, timestamp: Date.now() })
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  throw new Error('WebKitWebDriver does not listen')
}
