import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { copyDemoData } from './demo-data'
import { linkRoot } from './linked-root'
import { ROOT, startProduct, type Product } from './product'

/** A release list as its file has it; what a test needs of it. */
export interface List {
  remotes: Record<string, { version: string; declaration: { routes: { layout: string }[] } }[]>
}

/** The built product with a release list of its own, which a test may spoil, and with a data folder that stays. */
export class ProductOfItsOwn {
  // Made with the first use: a file of tests is read by processes that run none of it.
  readonly #folder = path.join(os.tmpdir(), `yawmi-own-${randomUUID()}`)
  readonly #root = path.join(this.#folder, 'root')
  #product: Product | undefined
  #ports: [number, number] | undefined

  /**
   * @param releases remotes of which the test releases versions: their folders are copies
   * @param hasContent whether it has the demo content; otherwise lists are empty
   */
  constructor(
    private readonly releases: readonly string[] = [],
    private readonly hasContent = false,
  ) {}

  #make(): void {
    if (fs.existsSync(this.#root)) return
    linkRoot(ROOT, this.#root)
    // A folder of its own, so that what is released here does not go into this checkout's.
    const remotes = path.join(ROOT, 'dist/remotes')
    fs.mkdirSync(path.join(this.#root, 'dist/remotes'))
    for (const remote of fs.readdirSync(remotes)) {
      const [from, to] = [path.join(remotes, remote), path.join(this.#root, 'dist/remotes', remote)]
      if (this.releases.includes(remote)) fs.cpSync(from, to, { recursive: true })
      else fs.symlinkSync(from, to)
    }
    fs.copyFileSync(path.join(ROOT, 'dist/releases.json'), path.join(this.#root, 'dist/releases.json'))
  }

  /** Where `npm run release -- … --site` finds it. */
  get dist(): string {
    this.#make()
    return path.join(this.#root, 'dist')
  }

  get dataFolder(): string {
    return path.join(this.#folder, 'data')
  }

  get #listFile(): string {
    return path.join(this.dist, 'releases.json')
  }

  get address(): string {
    return `http://localhost:${this.#ports?.[0]}`
  }

  /** Everything that it printed since its last start. */
  get output(): string {
    return this.#product?.output() ?? ''
  }

  /** Versions of a remote that the list has, the current one first. */
  versionsOf(remote: string): string[] {
    const { remotes } = JSON.parse(fs.readFileSync(this.#listFile, 'utf8')) as List
    return (remotes[remote] ?? []).map(({ version }) => version)
  }

  changeList(change: (list: List) => void): void {
    const list = JSON.parse(fs.readFileSync(this.#listFile, 'utf8')) as List
    change(list)
    fs.writeFileSync(this.#listFile, JSON.stringify(list))
  }

  /** Starts it, or starts it again, with settings of a test's own. */
  async start(settings: NodeJS.ProcessEnv = {}): Promise<void> {
    this.#make()
    await this.#product?.stop()
    if (this.hasContent && !fs.existsSync(this.dataFolder)) await copyDemoData(this.dataFolder)
    this.#ports ??= [await freePort(), await freePort()]
    const [port, media] = this.#ports.map(String)
    this.#product = await startProduct(this.dataFolder, {
      YAWMI_ROOT: this.#root,
      PORT: port,
      MEDIA_PORT: media,
      DEMO_CONTENT: 'off',
      ...settings,
    })
  }

  async end(): Promise<void> {
    await this.#product?.stop()
    fs.rmSync(this.#folder, { recursive: true, force: true })
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
