import { setRenderedFor } from '@yawmi/lib'
import { dayOf, REPLY, type FirstReply, type FirstScreenFacts, type PageWithFirstScreen } from './first-screen'

/** Milliseconds that replies may take which the server had already. */
const REPLIES_TIMEOUT_MS = 3_000

/** What a first screen needs of the page. */
interface Takers {
  /** The version of a remote's loaded code. */
  versionOf: (remote: FirstScreenFacts['remote']) => string | undefined
  role: () => string
  /** Of who is here now. */
  token: () => string | undefined
  /** Writes a query's data where the screen will read it. */
  setQueryData: (key: readonly unknown[], data: unknown) => void
}

const page = () => (globalThis as PageWithFirstScreen).yawmiFirstScreen

/** Whether the page shows a screen that the site server rendered for this visitor. */
export const hasFirstScreen = (): boolean => page()?.facts !== undefined

/** One that comes from now on is too late: the shell renders the page. */
export function dropFirstScreen(): void {
  const first = page()
  if (first) first.stopped = true
}

/**
 * Prepares the hydration of the first screen that the page shows: with the data that it was rendered with, which the page's own
 * calls have brought.
 * @returns false where it is of another version, person, day or of other data; the page is rendered anew then
 */
export async function takeFirstScreen({ versionOf, role, token, setQueryData }: Takers): Promise<boolean> {
  const first = page()
  // All scripts are there by now; and a screen is hydrated as it was rendered.
  first?.showPictures?.()
  const facts = first?.facts
  if (!facts || versionOf(facts.remote) !== facts.version) return false
  const bodies = await bodiesOf(facts, first.replies)
  // What could change while we waited, last.
  if (!bodies || token() !== first.token || role() !== facts.role || dayOf(Date.now()) !== facts.day) return false
  for (const [key, data] of facts.queries) setQueryData(key, restored(data, bodies))
  setRenderedFor({ role: facts.role, width: facts.width })
  return true
}

/** To be called when the screen is hydrated, or rendered in the place of another one. */
export function endHydration(): void {
  setRenderedFor(undefined)
  const sheet = page()?.sheet
  if (sheet) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
}

/** The replies that the screen was rendered with, if the page has the same. */
async function bodiesOf(
  { replies }: FirstScreenFacts,
  own: Map<string, Promise<FirstReply>>,
): Promise<unknown[] | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, REPLIES_TIMEOUT_MS, undefined))
  const all = Promise.all(replies.map(async ([address]) => own.get(address))).catch(() => undefined)
  const found = await Promise.race([all, late])
  const isSame = found?.every((reply, n) => reply?.status === 200 && reply.digest === replies[n]?.[1])
  return isSame ? found?.map((reply) => reply?.data) : undefined
}

/** Data with the replies' bodies in the places of what stands for them. */
function restored(data: unknown, bodies: readonly unknown[]): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map((part) => restored(part, bodies))
  const parts = Object.entries(data)
  const [only] = parts
  if (parts.length === 1 && only?.[0] === REPLY) return bodies[Number(only[1])]
  return Object.fromEntries(parts.map(([name, part]) => [name, restored(part, bodies)]))
}
