import { BUCKET_COOKIE, bucketOf, BUCKETS, type CanaryVisitor, TESTER_COOKIE } from '@yawmi/contract/canary'
import type { Canary } from '@yawmi/contract'
import { canVerify } from '@yawmi/contract/signed-list'
import { readTesterLink } from '@yawmi/contract/tester-link'
import { keysFor } from './trust'

/** What of this page decides which canaries it gets (docs/adr/0091). @param canaries open ones */
export async function visitorAt(
  api: string,
  brand: string,
  canaries: Readonly<Record<string, Pick<Canary, 'share'>>> = {},
): Promise<CanaryVisitor> {
  const hasShares = Object.values(canaries).some(({ share }) => share)
  return { brand, bucket: hasShares ? deviceBucket() : undefined, tested: await testedAt(api) }
}

/**
 * The number that this device has drawn for pages of this origin: the same for all remotes. In pages of the service's own it
 * is that of the site. A device that keeps nothing draws none.
 */
function deviceBucket(): number | undefined {
  const known = bucketOf(saved(BUCKET_COOKIE) ?? undefined)
  if (known !== undefined) return known
  const drawn = String(Math.floor(Math.random() * BUCKETS))
  save(BUCKET_COOKIE, drawn)
  return bucketOf(saved(BUCKET_COOKIE) ?? undefined)
}

/** Name by which a page's address brings the text of a tester link, or `off`. */
const PARAMETER = TESTER_COOKIE
const OFF = 'off'

const tested = new Map<string, Promise<readonly string[]>>()

/** Canaries of the tester link that this page was opened with, or one before it: `<remote>@<version>`. */
function testedAt(api: string): Promise<readonly string[]> {
  const reading = tested.get(api) ?? readTested(api)
  tested.set(api, reading)
  return reading
}

async function readTested(api: string): Promise<readonly string[]> {
  const text = testerText()
  const link = text && canVerify() ? await readTesterLink(text, keysFor(api)) : undefined
  if (!text || !link?.signed || link.signed.expires < Date.now()) return []
  save(TESTER_COOKIE, text)
  console.info(`yawmi-remote: this browser tests ${link.canaries.join(', ')}, until ?${PARAMETER}=${OFF} is opened`)
  return link.canaries
}

/** Text of the tester link that this page has: of its address, else of one that it was opened with before. */
export function testerText(): string | undefined {
  const requested = new URLSearchParams(location.search).get(PARAMETER)
  if (requested === OFF) save(TESTER_COOKIE)
  return requested === OFF ? undefined : (requested ?? saved(TESTER_COOKIE) ?? undefined)
}

/** Null where the page keeps nothing, too. */
function saved(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function save(name: string, value?: string): void {
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Without storage each page is for itself.
  }
}
