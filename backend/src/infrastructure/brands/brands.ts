import net from 'node:net'
import path from 'node:path'
import { defaultBrand, type Brand } from '@yawmi/brand'
import { ApiError } from '../../lib/errors'
import type { Env } from '../env'
import { type BrandFile, listBrandFiles, readBrandFile } from './brand-files'
import { LastGoodBrands } from './last-good-brands'

/** Seconds after which a page may ask again: a mended file counts within one. */
const RETRY_AFTER_S = 30

/** The brand that was asked for has a faulty file and was never good: nothing of another brand stands in for it. */
export class BrandUnavailable extends ApiError {
  override name = 'BrandUnavailable'

  constructor() {
    super('unavailable', { retryAfter: RETRY_AFTER_S, isLogged: true })
  }
}

/** Brands that were published for all hosts, as this one has them. */
export const publishedFolder = ({ dataDir }: Pick<Env, 'dataDir'>): string => path.join(dataDir, 'published-brands')

type Place = Pick<Env, 'root' | 'dataDir'> & Partial<Pick<Env, 'NODE_ENV' | 'CARRIER'>>

/**
 * Where brands lie: those that ship, then those of the data folder, then those that were published. The ones for integrators'
 * tests let pages of any developer's machine in, so that they are there in development alone, and with the sandbox carrier.
 */
export const brandFolders = ({ root, dataDir, NODE_ENV, CARRIER = 'sandbox' }: Place): string[] => [
  ...(NODE_ENV === 'development' && CARRIER === 'sandbox' ? [path.join(root, 'shared/brand/test-brands')] : []),
  path.join(root, 'shared/brand/brands'),
  path.join(dataDir, 'brands'),
  publishedFolder({ dataDir }),
]

/** The brands of this server, of all folders in which they lie. */
export const brandsOf = (env: Place & Pick<Env, 'siteOrigin'>, warn: (message: string) => void): Brands =>
  new Brands({
    folders: brandFolders(env),
    lastGood: path.join(env.dataDir, 'last-good-brands'),
    ownHost: new URL(env.siteOrigin).hostname,
    warn,
  })

/** Milliseconds between looks at the folders: a brand shows within a second, and no request waits for the disk. */
const LOOK_EVERY = 1_000

/** Milliseconds that one look may read what has changed, and until the next, for the rest. At a start everything is read. */
const READ_FOR = 100
const READ_ON_AFTER = 200

/** Milliseconds for which a last good version outlives its file: editors take a file away before they write it anew. */
const FORGET_AFTER = 60_000

/** In place of what was seen, while the folders cannot be listed. */
const UNREADABLE = 'unreadable'

/** In its place while some of what has changed is not read yet. */
const PARTLY_READ = 'partly read'

interface BrandsOptions {
  /** Where `<id>.json` files lie; a brand of a later folder replaces one of the same id. */
  folders: readonly string[]
  /** Folder for the last good version of each brand. */
  lastGood: string
  /** Host name of the site itself, which shows the default brand. */
  ownHost: string
  warn: (message: string) => void
}

/**
 * The brands of folders of JSON files, as they stand: a file that is put there, changed or taken away counts from the
 * next second on. While a file is faulty the last good version of its brand is served, over restarts too; a brand that
 * was never good is unavailable, and no other stands in for it (ADR 0026).
 */
export class Brands {
  /** Sound brands first: a host that two claim is that of the one whose file is right. */
  #byId = new Map<string, Brand>()
  #byHost = new Map<string, Brand>()
  #broken = new Map<string, BrandFile>()
  #origins = new Set<string>()
  #files = new Map<string, BrandFile & { stamp: string }>()
  #missingSince = new Map<string, number>()
  #looked = -Infinity
  #seen: string | undefined
  readonly #lastGood: LastGoodBrands

  constructor(private readonly options: BrandsOptions) {
    this.#lastGood = new LastGoodBrands(options.lastGood, options.warn)
  }

  /** The brand of an id as it is served; undefined when there is none, or it was never good. */
  get(id: string): Brand | undefined {
    this.#look()
    return this.#byId.get(id)
  }

  /** Whether there is a file of that id which was never good. */
  isBroken(id: string): boolean {
    this.#look()
    return this.#broken.has(id)
  }

  /** Whether there is any such file. */
  hasBroken(): boolean {
    this.#look()
    return this.#broken.size > 0
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
    return hosts.includes(hostname.toLowerCase()) || id === defaultBrand.id ? '' : `?brand=${id}`
  }

  /**
   * The brand of a page: by host name, else by `?brand=`, else the default one.
   * @throws BrandUnavailable where the host or the id may be that of a brand that was never good
   */
  choose(hostname: string, requestedId: unknown): Brand {
    const ofHost = this.ofHost(hostname)
    if (ofHost) return ofHost
    if (typeof requestedId === 'string' && this.#broken.has(requestedId)) throw new BrandUnavailable()
    return (
      (typeof requestedId === 'string' ? this.#byId.get(requestedId) : undefined) ??
      this.#byId.get(defaultBrand.id) ??
      defaultBrand
    )
  }

  /**
   * The brand whose own a host is; undefined for the site's own host and for one that nobody claims.
   * @throws BrandUnavailable where it may be that of a brand that was never good
   */
  ofHost(hostname: string): Brand | undefined {
    this.#look()
    const brand = this.#ofHost(hostname)
    if (
      !brand &&
      this.#broken.size > 0 &&
      !this.#isOwn(hostname) &&
      [...this.#broken.values()].some(({ claims }) => claims === 'any' || claims.has(hostname.toLowerCase()))
    )
      throw new BrandUnavailable()
    return brand
  }

  #ofHost(hostname: string): Brand | undefined {
    return this.#byHost.get(hostname.toLowerCase())
  }

  /** The site's own host name, the machine itself and bare addresses: none of them is ever a carrier's. */
  #isOwn(hostname: string): boolean {
    return (
      ['', 'localhost', this.options.ownHost].includes(hostname.toLowerCase()) ||
      net.isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
    )
  }

  #look(): void {
    const now = performance.now()
    if (now - this.#looked < LOOK_EVERY) return
    this.#looked = now
    const listed = this.#list()
    if (!listed) return
    this.#forgetMissing(new Set(listed.map(({ id }) => id)), now)
    const seen = listed.map(({ file, stamp }) => `${file} ${stamp}`).join('\n')
    if (seen === this.#seen) return
    this.#seen = seen
    const before = this.#files
    this.#files = new Map()
    // Of its own clock: the one of above may be moved.
    const [began, isStart] = [performance.now(), before.size === 0]
    for (const entry of listed) {
      const known = before.get(entry.file)
      const isLate = !isStart && performance.now() - began > READ_FOR
      if (known?.stamp === entry.stamp || (known && isLate)) this.#files.set(entry.file, known)
      else if (!isLate) this.#files.set(entry.file, { ...readBrandFile(entry), stamp: entry.stamp })
      if (this.#files.get(entry.file)?.stamp !== entry.stamp) this.#seen = PARTLY_READ
    }
    if (this.#seen === PARTLY_READ) this.#looked -= LOOK_EVERY - READ_ON_AFTER
    this.#serve(new Set([...this.#files.values()].filter((file) => before.get(file.file) !== file)))
  }

  /** @returns undefined when a folder cannot be listed just now: then all stays as it is */
  #list(): ReturnType<typeof listBrandFiles> | undefined {
    try {
      return listBrandFiles(this.options.folders)
    } catch (error) {
      if (this.#seen !== UNREADABLE) this.options.warn(`the folders of brands cannot be read: ${String(error)}`)
      if (this.#seen === undefined) this.#serveLastGood()
      this.#seen = UNREADABLE
      return undefined
    }
  }

  #serveLastGood(): void {
    const brands = this.#lastGood.ids().map((id) => this.#lastGood.read(id))
    this.#publish(new Map(brands.filter((brand) => brand !== undefined).map((brand) => [brand.id, brand])))
  }

  #publish(byId: Map<string, Brand>): void {
    this.#byId = byId
    // The first that claims a host has it.
    this.#byHost = new Map([...byId.values()].reverse().flatMap((brand) => brand.hosts.map((host) => [host, brand])))
    this.#origins = new Set([...byId.values()].flatMap(({ allowedOrigins }) => allowedOrigins))
  }

  /** @param fresh files that were read anew, whose faults nobody was told of yet. */
  #serve(fresh: ReadonlySet<BrandFile>): void {
    const served = this.#byId
    const sound = new Map<string, Brand>()
    const lastGood = new Map<string, Brand>()
    this.#broken = new Map()
    const files = [...this.#files.values()]
    for (const id of new Set(files.map((file) => file.id))) {
      const ofId = files.filter((file) => file.id === id)
      const top = ofId.at(-1)!
      const isFresh = fresh.has(top)
      if (top.brand) {
        sound.set(id, top.brand)
        if (isFresh && top.shown) this.#lastGood.save(id, top.text, top.shown)
        continue
      }
      const good = served.get(id) ?? this.#lastGood.read(id) ?? ofId.findLast(({ brand }) => brand)?.brand
      if (good) lastGood.set(id, good)
      else this.#broken.set(id, top)
      if (isFresh) this.#report(top, good !== undefined)
    }
    // Kept by now: no need to hold its bytes.
    for (const file of fresh) file.shown = undefined
    this.#publish(new Map([...sound, ...lastGood]))
  }

  #report({ file, faults }: BrandFile, isServed: boolean): void {
    const outcome = isServed ? 'its last good version stays' : 'it was never good, so its addresses answer 503'
    for (const text of [...faults, `${outcome} (npm run brand -- status)`])
      this.options.warn(`brand ${path.basename(file)}: ${text}`)
  }

  /** A brand whose file was taken away on purpose is over; its last good version goes a while later. */
  #forgetMissing(there: ReadonlySet<string>, now: number): void {
    for (const id of this.#seen === undefined ? this.#lastGood.ids() : this.#byId.keys())
      if (!this.#missingSince.has(id)) this.#missingSince.set(id, now)
    for (const [id, since] of this.#missingSince) {
      if (there.has(id)) this.#missingSince.delete(id)
      else if (now - since > FORGET_AFTER) {
        this.#lastGood.forget(id)
        this.#missingSince.delete(id)
      }
    }
  }
}
