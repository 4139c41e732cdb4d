import { CATEGORY_IDS, OPERATIONS } from '@yawmi/contract'
import type { Side } from './builds'
import { discarding } from './discard'
import { run, throughput } from './load'
import { SIGN_INS, signInSteps } from './sign-in'

/** How often something was done. */
export interface Done {
  perSecond: number
  times: number
}

/** Something that people do, measured on each of two builds. */
export interface Comparison {
  name: string
  /** Prepares it on one build. @returns does it for so many seconds */
  of: (side: Side) => Promise<(seconds: number) => Promise<Done>>
}

const PICTURES = `/api/players/categories/${CATEGORY_IDS.images}/content`
const QUOTES = OPERATIONS.latestQuotes[1]
/** As browsers ask by https. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }
/** Uploads of one person a minute are limited. */
const UPLOADS = 8

type Next = () => { path?: string; headers?: Record<string, string> }

/** Requests of one kind; `next` is made once for a build, and says what differs from one request to the next. */
const requested = (name: string, next: (side: Side) => Next | Promise<Next>, method?: 'GET' | 'POST'): Comparison => ({
  name,
  of: async (side) => {
    const load = { address: side.product.address, method, next: await next(side) }
    return (seconds) => throughput(load, seconds)
  },
})

/** Each subscriber in turn. */
const anybody = ({ subscribers }: Side) => {
  let turn = 0
  return () => ({ ...BROWSER, ...subscribers[turn++ % subscribers.length]! })
}

const json = async <T>(side: Side, path: string) => {
  const reply = await fetch(side.product.address + path, { headers: side.subscribers[0]! })
  return (await reply.json()) as T
}
type List = { data: { uuid: string }[]; meta: { last_page: number } }

const page = (path: string, encoding: string): Comparison => ({
  name: `page ${path}, ${encoding}`,
  of: async ({ product: { address } }) => {
    const load = { address, path, headers: { 'accept-encoding': encoding } }
    return (seconds) => discarding(load, seconds)
  },
})

export const comparisons: Comparison[] = [
  {
    name: `sign-in: script, login, code; ${SIGN_INS} clients`,
    of: async ({ product }) => {
      const steps = signInSteps(await product.headersOf(undefined))
      return async (seconds) => {
        const { perSecond, times } = await run(product.address, steps, { seconds, connections: SIGN_INS })
        return { perSecond: perSecond / steps.length, times: times / steps.length }
      }
    },
  },
  requested('cached list, free visitor', ({ visitor }) => () => ({
    path: `${QUOTES}?limit=20`,
    headers: { ...BROWSER, ...visitor },
  })),
  requested('cached list, subscriber’s session', (side) => {
    const headers = anybody(side)
    return () => ({ path: `${PICTURES}?page=1&limit=8`, headers: headers() })
  }),
  requested('list from the database', async (side) => {
    const headers = anybody(side)
    const { meta } = await json<List>(side, `${PICTURES}?page=1&limit=40`)
    let turn = 0
    // Every page of the list in turn, in one size after another: none is asked for again while its reply is cached.
    const path = (turn: number) =>
      `page=${(turn % meta.last_page) + 1}&limit=${8 + (Math.floor(turn / meta.last_page) % 33)}`
    return () => ({ path: `${PICTURES}?${path(turn++)}`, headers: headers() })
  }),
  requested('details of a content', async (side) => {
    const headers = anybody(side)
    const { data } = await json<List>(side, `${PICTURES}?page=1&limit=40`)
    let turn = 0
    return () => ({ path: `${PICTURES}/${data[turn++ % data.length]!.uuid}`, headers: headers() })
  }),
  requested('details of the subscriber', (side) => {
    const headers = anybody(side)
    return () => ({ path: OPERATIONS.subscriberDetails[1], headers: headers() })
  }),
  requested(
    'views accepted',
    async (side) => {
      const { data } = await json<List>(side, `${QUOTES}?limit=20`)
      let turn = 0
      const path = () => OPERATIONS.viewContent[1].replace(':id', data[turn++ % data.length]!.uuid)
      return () => ({ path: path(), headers: side.visitor })
    },
    'POST',
  ),
  page('/', 'br'),
  page('/', 'gzip'),
  page('/home', 'br'),
  page('/home', 'gzip'),
  {
    name: 'upload of a design; one after the other',
    of: async ({ product, subscribers }) => {
      const html = await (await fetch(product.address)).text()
      const [, picture = ''] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? []
      const image = await (await fetch(product.address + picture)).blob()
      let turn = 0
      return async () => {
        const began = performance.now()
        for (let n = 0; n < UPLOADS; n++) {
          const body = new FormData()
          body.append('design_type', 'image')
          body.append('image', image, 'workspace-image.png')
          const headers = subscribers[turn++ % subscribers.length]!
          const reply = await fetch(product.address + OPERATIONS.saveDesign[1], { method: 'POST', headers, body })
          if (!reply.ok) throw new Error(`a design was refused: ${reply.status} ${await reply.text()}`)
        }
        return { perSecond: (UPLOADS * 1_000) / (performance.now() - began), times: UPLOADS }
      }
    },
  },
]
