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

/**
 * How many times longer a page of the many takes than one of the few: the median of the rounds, and the ratio of the
 * least ones, which a busy machine changes less; by list and place.
 */
export async function comparePages(few: OpenList, many: OpenList, rounds: number) {
  const results: { place: string; few: number; many: number; ratio: number; leastRatio: number }[] = []
  for (const [name, list] of Object.entries(LISTS))
    for (const [place, pagesAt] of Object.entries(PLACES)) {
      const timesOf = async ({ product, headers, pages }: OpenList) =>
        median(
          await latencies(
            pagesAt(list, pages).map((path) => product.address + path),
            headers,
          ),
        )
      const measured: { few: number; many: number }[] = []
      for (let round = 0; round <= rounds; round++) {
        const times =
          round % 2 === 0
            ? { few: await timesOf(few), many: await timesOf(many) }
            : { many: await timesOf(many), few: await timesOf(few) }
        // The first warms up; the cache of replies has forgotten them before the next.
        if (round > 0) measured.push(times)
        await new Promise((resolve) => setTimeout(resolve, 2_100))
      }
      results.push({
        place: `${place} of a ${name}`,
        few: median(measured.map((times) => times.few)),
        many: median(measured.map((times) => times.many)),
        ratio: median(measured.map((times) => times.many / times.few)),
        leastRatio: Math.min(...measured.map((times) => times.many)) / Math.min(...measured.map((times) => times.few)),
      })
    }
  return results
}
