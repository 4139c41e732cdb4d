import { CATEGORY_IDS } from '@yawmi/contract'
import { TAG } from './content'
import { median } from '../median'
import { latencies } from './load'
import type { Product } from './product'

const LIMIT = 8
/** Lists of a category and of a tag: with few contents, and with many. */
const LISTS = {
  category: `/api/players/categories/${CATEGORY_IDS.images}/content?`,
  tag: `/api/v2/players/contents?tag=${TAG}&`,
}
const pageOf = (list: string, page: number, limit = LIMIT) => `${list}page=${page}&limit=${limit}`

/** Where in a list people are: pages that no cache has, fifty or a hundred for each. */
const PLACES: Record<string, (list: string, pages: number) => string[]> = {
  'first page': (list) => upTo(100).map((limit) => pageOf(list, 1, limit)),
  'middle page': (list, pages) => upTo(50).map((n) => pageOf(list, (pages >> 1) + n)),
  'deep page': (list, pages) => upTo(50).map((n) => pageOf(list, pages - n)),
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** A list as it is asked of a service with few contents and of one with many. */
export interface OpenList {
  product: Product
  headers: Record<string, string>
  pages: number
}

export async function openList(product: Product, token: string): Promise<OpenList> {
  const headers = await product.headersOf(token)
  const reply = await fetch(product.address + pageOf(LISTS.category, 1), { headers })
  const { meta } = (await reply.json()) as { meta: { last_page: number } }
  return { product, headers, pages: meta.last_page }
}

/** Milliseconds for a page, in the middle of all that were asked for. */
interface Compared {
  place: string
  few: number
  many: number
  ratio: number
}

/** How many times longer a page of the many takes than one of the few, by list and place. */
export async function comparePages(few: OpenList, many: OpenList, rounds: number): Promise<Compared[]> {
  const results: Compared[] = []
  for (const [name, list] of Object.entries(LISTS))
    for (const [place, pagesAt] of Object.entries(PLACES)) {
      const took: { few: number[]; many: number[] } = { few: [], many: [] }
      for (let round = 0; round <= rounds; round++) {
        const times = await inTurn(few, many, (of) => pagesAt(list, of.pages))
        // The first warms up; the cache of replies has forgotten them before the next.
        if (round > 0) times.forEach(({ of, ms }) => took[of].push(ms))
        await new Promise((resolve) => setTimeout(resolve, 2_100))
      }
      const middle = { few: median(took.few), many: median(took.many) }
      results.push({ place: `${place} of a ${name}`, ...middle, ratio: middle.many / middle.few })
    }
  return results
}

/** Asks for a page of the one and a page of the other, so that a busy moment of the machine is both's; who is first changes. */
async function inTurn(few: OpenList, many: OpenList, pathsOf: (list: OpenList) => string[]) {
  const paths = { few: pathsOf(few), many: pathsOf(many) }
  const times: { of: 'few' | 'many'; ms: number }[] = []
  for (const index of paths.few.keys())
    for (const of of index % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
      const { product, headers } = of === 'few' ? few : many
      const [ms = 0] = await latencies([product.address + paths[of][index]!], headers)
      times.push({ of, ms })
    }
  return times
}
