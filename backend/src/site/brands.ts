import fs from 'node:fs'
import path from 'node:path'
import { defaultBrand, type Brand } from '@yawmi/brand'
import { brandFaults, brandSchema } from '@yawmi/brand/schema'
import type { Env } from '../plugins/external/env'

/** The brands of this server: those that ship, and what lies in `brands` of its data folder. */
export const brandsOf = ({ root, dataDir }: Pick<Env, 'root' | 'dataDir'>, warn: (message: string) => void): Brands =>
  new Brands([path.join(root, 'shared/brand/brands'), path.join(dataDir, 'brands')], warn)

/** Milliseconds between looks at the folders: a brand shows within a second, and no request waits for the disk. */
const LOOK_EVERY = 1_000

/**
 * The brands of folders of JSON files, as they stand: a file that is put there, changed or taken away counts from the
 * next second on. One that is faulty is told, fault by fault, and left out, never shown half.
 */
export class Brands {
  #byId = new Map<string, Brand>()
  #origins = new Set<string>()
  #looked = 0
  #seen = ''

  /** @param folders where `<id>.json` files lie; a brand of a later one replaces one of the same id. */
  constructor(
    private readonly folders: readonly string[],
    private readonly warn: (message: string) => void,
  ) {}

  get(id: string): Brand | undefined {
    this.#look()
    return this.#byId.get(id)
  }

  /** Every brand; the default one is always among them. */
  all(): Brand[] {
    this.#look()
    const brands = [...this.#byId.values()]
    return this.#byId.has(defaultBrand.id) ? brands : [defaultBrand, ...brands]
  }

  defaultFirst(): Brand[] {
    const isDefault = ({ id }: Brand) => id === defaultBrand.id
    return [...this.all()].sort((a, b) => Number(isDefault(b)) - Number(isDefault(a)))
  }

  /** Whether a brand lets pages of an origin talk to us. */
  allows(origin: string): boolean {
    this.#look()
    return this.#origins.has(origin)
  }

  /** Whether a host is some brand's own. */
  hasHost(hostname: string): boolean {
    this.#look()
    return this.#ofHost(hostname) !== undefined
  }

  /** What an address needs so that the same brand is chosen again: `?brand=<id>`, or nothing where the host or the default says it. */
  brandQuery({ id, hosts }: Brand, hostname: string): string {
    return hosts.includes(hostname) || id === defaultBrand.id ? '' : `?brand=${id}`
  }

  /** The brand of a page: by host name, else by `?brand=`, else the default one. */
  choose(hostname: string, wanted: unknown): Brand {
    this.#look()
    return (
      this.#ofHost(hostname) ??
      (typeof wanted === 'string' ? this.#byId.get(wanted) : undefined) ??
      this.#byId.get(defaultBrand.id) ??
      defaultBrand
    )
  }

  #ofHost(hostname: string): Brand | undefined {
    return [...this.#byId.values()].find(({ hosts }) => hosts.includes(hostname))
  }

  #look(): void {
    const now = Date.now()
    if (now - this.#looked < LOOK_EVERY) return
    this.#looked = now
    const files = this.folders.flatMap(filesOf)
    const seen = files.map(({ file, changed }) => `${file} ${changed}`).join('\n')
    if (seen === this.#seen) return
    this.#seen = seen
    const brands = files.map(({ file }) => this.#read(file)).filter((brand) => brand !== undefined)
    this.#byId = new Map(brands.map((brand) => [brand.id, brand]))
    this.#origins = new Set([...this.#byId.values()].flatMap(({ allowedOrigins }) => allowedOrigins))
  }

  #read(file: string): Brand | undefined {
    const content = parsed(file)
    const faults = content === undefined ? ['the file is not JSON'] : brandFaults(content)
    for (const fault of faults) this.warn(`brand ${path.basename(file)}: ${fault}`)
    return faults.length === 0 ? brandSchema.parse(content) : undefined
  }
}

function filesOf(folder: string): { file: string; changed: number }[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, changed: fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
}

/** @returns undefined for a file that is no JSON, or was taken away since it was listed */
function parsed(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
