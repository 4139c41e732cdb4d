import type { Page } from '@playwright/test'

/** One request of a page load. */
export interface Loaded {
  url: string
  type: string
  /** Bytes on the wire, headers and body as they were sent (compressed). */
  bytes: number
  /** How many answers had to be there before this could be asked for; the page itself is 1. */
  depth: number
}

export interface PageLoad {
  requests: Loaded[]
  bytes: number
  /** Bytes of scripts alone. */
  scriptBytes: number
  depth: number
}

/** Milliseconds without a request after which a page counts as loaded. */
const QUIET = 800

/** Runs in the page: somebody who saves data, for whom no other screen is loaded ahead. */
const saveData = () => {
  const { connection } = navigator as { connection?: object }
  if (connection) Object.defineProperty(connection, 'saveData', { value: true })
}

/**
 * Loads an address with an empty cache and takes down every request: its bytes on the wire and its depth, from the
 * browser's own record of who asked for it. Both repeat exactly from run to run; times do not.
 */
export async function loadPage(page: Page, address: string): Promise<PageLoad> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const requests = new Map<string, Loaded>()
  const depthOf = new Map<string, number>()
  let last = Date.now()

  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (!request.url.startsWith('http')) return
    last = Date.now()
    const askers = [initiator.url, ...framesOf(initiator.stack)].filter((url) => url !== undefined)
    // Asked for by the page itself, or by the script at the foot of the stack that led to it.
    const depth = type === 'Document' ? 1 : 1 + Math.max(1, ...askers.map((url) => depthOf.get(url) ?? 1))
    depthOf.set(request.url, depth)
    requests.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0, depth })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now()
    const known = requests.get(requestId)
    if (known) known.bytes = encodedDataLength
  })

  await page.addInitScript(saveData)
  await page.goto(address, { waitUntil: 'load' })
  while (Date.now() - last < QUIET) await page.waitForTimeout(100)
  await session.detach()

  const all = [...requests.values()]
  const sum = (list: Loaded[]) => list.reduce((total, { bytes }) => total + bytes, 0)
  return {
    requests: all,
    bytes: sum(all),
    scriptBytes: sum(all.filter(({ type }) => type === 'Script')),
    depth: Math.max(...all.map(({ depth }) => depth)),
  }
}

interface Stack {
  callFrames: { url: string }[]
  parent?: Stack
}

/** Addresses of the scripts on a stack, through what they awaited. */
function framesOf(stack: Stack | undefined): string[] {
  if (!stack) return []
  return [...stack.callFrames.map(({ url }) => url), ...framesOf(stack.parent)]
}

/** A line a request, for a person who wants to know where the bytes are. */
export const table = ({ requests }: PageLoad): string =>
  requests
    .map(
      ({ url, type, bytes, depth }) =>
        `  ${depth}  ${String(bytes).padStart(7)}  ${type.padEnd(10)} ${new URL(url).pathname}`,
    )
    .join('\n')
