import { BUCKET_COOKIE, bucketOf, BUCKETS, type CanaryVisitor, TESTER_COOKIE } from '@yawmi/contract/canary'
import type { Canary, Release } from '@yawmi/contract'
import { canVerify } from '@yawmi/contract/signed-list'
import { readTesterLink } from '@yawmi/contract/site-links'
import { keysFor } from './trust'

/** What of this page decides which canaries it gets (docs/adr/0091). @param canaries open ones. @param takesAll whomever they are for */
export async function visitorAt(
  api: string,
  brand: string,
  canaries: Readonly<Record<string, Pick<Canary, 'share'> & { release: Pick<Release, 'version'> }>> = {},
  takesAll = false,
): Promise<CanaryVisitor> {
  if (takesAll)
    return { brand, tested: Object.entries(canaries).map(([name, { release }]) => `${name}@${release.version}`) }
  const hasShares = Object.values(canaries).some(({ share }) => share)
  return { brand, bucket: hasShares ? deviceBucket() : undefined, tested: (await testedAt(api)).canaries }
}

/**
 * The number that this device has drawn for pages of this origin: the same for all remotes. In pages of the service's own it
 * is that of the site. A device that keeps nothing draws none.
 */
function deviceBucket(): number | undefined {
  const name = isFrame ? BUCKET_COOKIE : 'yawmi:bucket'
  const known = bucketOf(saved(name) ?? undefined)
  if (known !== undefined) return known
  save(name, String(Math.floor(Math.random() * BUCKETS)))
  return bucketOf(saved(name) ?? undefined)
}

/** Name by which a page's address brings the text of a tester link, or `off`. */
const PARAMETER = TESTER_COOKIE
const OFF = 'off'
/** Where the page of an integrator keeps the link that it was opened with. */
const TESTER_KEY = 'yawmi:canary'

interface Tested {
  /** `<remote>@<version>` of each. */
  canaries: readonly string[]
  /** The link, for the frames of this page. */
  text?: string
}
const tested = new Map<string, Promise<Tested>>()

/** What the tester link says that this page was opened with, or one before it. */
export function testedAt(api: string): Promise<Tested> {
  const reading = tested.get(api) ?? readTested(api)
  tested.set(api, reading)
  return reading
}

async function readTested(api: string): Promise<Tested> {
  const text = testerText()
  const link = text && canVerify() ? await readTesterLink(text, keysFor(api)) : undefined
  if (!text || !link?.signed || link.signed.expires < Date.now()) return { canaries: [] }
  if (!isFrame) save(TESTER_KEY, text)
  console.warn(`yawmi-remote tests ${link.canaries.join()}: ?${PARAMETER}=${OFF} ends it`)
  return { canaries: link.canaries, text }
}

let isFrame = false

/** Has a page of the service's own take the site's number, and keep no tester link: the page around it brings one, or none. */
export function choosesAsFrame(): void {
  isFrame = true
}

/** Of the page's address, else of one that it was opened with before. */
function testerText(): string | undefined {
  const requested = new URLSearchParams(location.search).get(PARAMETER)
  if (requested === OFF) withStorage((storage) => storage.removeItem(TESTER_KEY))
  if (requested !== null) return requested === OFF ? undefined : requested
  return (!isFrame && saved(TESTER_KEY)) || undefined
}

const saved = (name: string) => withStorage((storage) => storage.getItem(name))
const save = (name: string, value: string) => withStorage((storage) => storage.setItem(name, value))

/** Null where the page may keep nothing: each page is for itself then. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}
