import type { ChosenList } from '@yawmi/contract/canary'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OwnedRoute } from '../releases/list/list-queries'

/**
 * Pages that everybody may see: a cache in front answers with one for ten seconds, for a minute more while it fetches
 * the next one, and for an hour while no server answers: the release list in it is good for a day.
 */
const PUBLIC = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=3600'
/** Of other screens, and of who names themselves: only browsers keep them. */
const PRIVATE = 'private, no-cache'
/** What one device is given is none of another's. */
const OWN = 'private, no-store'

/** Header of pages that show their visitor what is not published. */
const PREVIEW_HEADER = 'x-yawmi-preview'

/** Whether everybody may see a screen, and search engines list it. */
export const isListed = ({ route }: OwnedRoute): boolean => route.access === 'public' && route.layout === 'public'

/**
 * Whether a request gets the page that all others get. The one place for what makes a page for some visitors only: such
 * a page must not be kept in front of the servers, and the file for nginx passes by its cache for who names themselves
 * and for testers. While a canary is open pages differ by device, also those without it.
 */
const isForEverybody = ({ headers, raw }: FastifyRequest, list: ChosenList): boolean =>
  headers.authorization === undefined && !list.canaries && namesBrandPlainly(raw.url)

/**
 * Whether a cache in front finds the brand that an address names, as nginx-file.mjs has it: by the first `brand=` as it is
 * written, in small letters or capital ones. Of any other way to name one it would give the page to those who name another.
 */
function namesBrandPlainly(url = ''): boolean {
  if (!url.includes('?')) return true
  const search = url.slice(url.indexOf('?') + 1)
  const named = [...new URLSearchParams(search).keys()].filter((name) => name.toLowerCase() === 'brand')
  const written = search.split('&').filter((part) => part.startsWith('brand='))
  // What follows a # is read by nginx, and by no server.
  return named.length === written.length && !search.includes('#')
}

/** Sets how long who may keep a page (ADR 0083). @returns whether caches in front may: it then names no browser */
export function setSharing(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    list,
    owned,
    isComplete,
    isPreview,
  }: { list: ChosenList; owned: OwnedRoute | undefined; isComplete: boolean; isPreview: boolean },
): boolean {
  const isShared = isComplete && owned !== undefined && isListed(owned) && !isPreview && isForEverybody(request, list)
  const others = list.canaries || isPreview ? OWN : isComplete && owned ? PRIVATE : 'no-store'
  // The service worker keeps none of these for a later visit, when the visitor may be done with it.
  if (isPreview) reply.header(PREVIEW_HEADER, '1')
  reply.header('cache-control', isShared ? PUBLIC : others)
  return isShared
}
