import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import type { SmallDisk } from '../processes/small-disk'
import type { Namespace } from './namespace'
import { Unit } from './unit'
import { until } from './until'

const HAPROXY_FILE = path.join(findProjectRoot(undefined), 'shared/operations/src/haproxy/haproxy-file.mjs')

export const WEB_PORT = 4000
export const MEDIA_PORT = 4001
const METRICS = { web: 9101, worker: 9102, media: 9103 }
const LIST_KEYS = 'keys/list.json'
type Role = keyof typeof METRICS

interface HostOptions {
  name: string
  place: Namespace
  folder: string
  logs: string
  /** The same on every host. */
  settings: Record<string, string>
  /** Addresses of PostgreSQL servers. */
  databases: string[]
}

/** A host of the service: an archive, a data folder of its own, web, worker and media, and haproxy on the way to the database. */
export class FleetHost {
  readonly name: string
  readonly place: Namespace
  readonly dataDir: string
  readonly address: string
  readonly media: string
  readonly units: Record<Role | 'haproxy', Unit>
  /** What Node is told besides, such as `wrongClock()`; from the next start on. */
  nodeOptions: string[] = []
  /** Where the data folder lies on a disk of its own. */
  disk: SmallDisk | undefined
  private readonly folder: string
  private readonly settings: Record<string, string>

  constructor({ name, place, folder, logs, settings, databases }: HostOptions) {
    this.name = name
    this.place = place
    this.folder = path.join(folder, name)
    this.dataDir = path.join(this.folder, 'data')
    mkdirSync(this.dataDir, { recursive: true })
    this.address = `http://${place.address}:${WEB_PORT}`
    this.media = `http://${place.address}:${MEDIA_PORT}`
    this.settings = {
      ...settings,
      HOST: place.address,
      METRICS_HOST: place.address,
      YAWMI_DATA_DIR: this.dataDir,
      LIST_KEYS_FILE: path.join(this.dataDir, LIST_KEYS),
      RELEASE_KEYS_DIR: this.trustedKeys,
    }
    const unit = (role: Role) =>
      new Unit(
        `${name}-${role}`,
        place,
        path.join(logs, `${name}-${role}.log`),
        () => [process.execPath, '--max-semi-space-size=8', ...this.nodeOptions, path.join(this.current, 'server.mjs')],
        () => ({
          env: { ...this.settings, ROLE: role, METRICS_PORT: String(METRICS[role]) },
          cwd: this.current,
          within: this.disk?.within() ?? [],
        }),
      )
    const proxyFile = path.join(this.folder, 'haproxy.cfg')
    this.units = {
      web: unit('web'),
      worker: unit('worker'),
      media: unit('media'),
      haproxy: new Unit(`${name}-haproxy`, place, path.join(logs, `${name}-haproxy.log`), () => [
        'haproxy',
        '-db',
        '-f',
        proxyFile,
      ]),
    }
    const list = databases.map((address) => `${address}:5432`).join()
    const made = execFileSync(process.execPath, [HAPROXY_FILE, this.settingsFile(), '--database', list])
    writeFileSync(proxyFile, made)
    execFileSync('haproxy', ['-c', '-f', proxyFile], { stdio: 'pipe', env: { PATH: '/usr/sbin:/usr/bin' } })
  }

  /** Unpacks an archive beside those that are there. @returns its folder */
  unpack(archive: string): string {
    execFileSync('tar', ['-xzf', archive, '-C', this.folder, '--no-same-owner'])
    return path.join(this.folder, path.basename(archive, '.tar.gz'))
  }

  /** What the next starts are of. */
  use(folder: string): void {
    if (existsSync(this.current)) unlinkSync(this.current)
    symlinkSync(folder, this.current)
  }

  /** The keys that may release to the site. */
  get trustedKeys(): string {
    return path.join(this.folder, 'trusted')
  }

  get current(): string {
    return path.join(this.folder, 'current')
  }

  /** The folder of the archive that is used. */
  get archive(): string {
    return realpathSync(this.current)
  }

  /** NAME=value lines, as operators have them. */
  settingsFile(): string {
    const file = path.join(this.folder, 'settings.env')
    const lines = Object.entries(this.settings).map(([name, value]) => `${name}='${value}'\n`)
    writeFileSync(file, lines.join(''), { mode: 0o600 })
    return file
  }

  /** Runs a command of the archive there, with its settings. @throws Error with what it said where it fails */
  run(program: string, args: string[] = [], env: Record<string, string> = {}): Promise<string> {
    return this.runIn(this.current, program, args, env)
  }

  /** The same of an archive that is not used yet, or no more. */
  async runIn(
    archive: string,
    program: string,
    args: string[] = [],
    env: Record<string, string> = {},
  ): Promise<string> {
    const own = [process.execPath, path.join(archive, `${program}.mjs`), ...args]
    const [file = '', ...rest] = [...this.place.within(), ...own]
    const { PATH = '' } = process.env
    const child = spawn(file, rest, { cwd: archive, env: { PATH, ...this.settings, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`${program} ended with ${code} on ${this.name}: ${output}`)
    return output
  }

  start(): void {
    for (const unit of Object.values(this.units)) unit.start()
  }

  /** Waits until its processes say that they are ready. */
  async ready(roles: Role[] = ['web', 'worker', 'media'], seconds = 60): Promise<void> {
    for (const role of roles)
      await until(`${this.name}-${role}`, async () => (await this.readyz(role)) === 200, seconds)
  }

  async readyz(role: Role): Promise<number> {
    const reply = await fetch(`http://${this.place.address}:${METRICS[role]}/readyz`, {
      signal: AbortSignal.timeout(5_000),
    })
    await reply.arrayBuffer()
    return reply.status
  }

  /** Stops a process and starts it again, as an operator does. */
  async restart(role: Role): Promise<void> {
    await this.units[role].stop()
    this.units[role].start()
    await this.ready([role])
  }

  /** Takes the keys that sign lists from the host that made them. */
  takeListKeys(other: FleetHost): void {
    const [from, to] = [other, this].map(({ dataDir }) => path.join(dataDir, LIST_KEYS))
    mkdirSync(path.dirname(to!), { recursive: true })
    copyFileSync(from!, to!)
  }

  /** Names of files in its data folder. */
  files(): string[] {
    return readdirSync(this.dataDir, { recursive: true, encoding: 'utf8' })
  }
}
