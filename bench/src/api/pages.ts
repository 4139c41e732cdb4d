import { CATEGORY_IDS } from '@yawmi/contract'
import { latencies, median } from './load'
import type { Product } from './product'

const LIMIT = 8
const list = (page: number, limit = LIMIT) =>
  `/api/players/categories/${CATEGORY_IDS.images}/content?page=${page}&limit=${limit}`

/** Where in a list people are: pages that no cache has, a hundred for each. */
const PLACES: Record<string, (pages: number) => string[]> = {
  'first page': () => upTo(100).map((limit) => list(1, limit)),
  'middle page': (pages) => upTo(50).map((n) => list((pages >> 1) + n)),
  'deep page': (pages) => upTo(50).map((n) => list(pages - n)),
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** A list as it is asked of a service with few contents and of one with many. */
export interface Shelf {
  product: Product
  headers: Record<string, string>
  pages: number
}

export async function openShelf(product: Product, token: string): Promise<Shelf> {
  const headers = await product.headersOf(token)
  const reply = await fetch(product.address + list(1), { headers })
  const { meta } = (await reply.json()) as { meta: { last_page: number } }
  return { product, headers, pages: meta.last_page }
}

/** How many times longer a page of the many takes than one of the few: the median of the rounds, by place. */
export async function comparePages(few: Shelf, many: Shelf, rounds: number) {
  const results: { place: string; few: number; many: number; ratio: number }[] = []
  const timesOf = async ({ product, headers, pages }: Shelf, place: string) =>
    median(
      await latencies(
        PLACES[place]!(pages).map((path) => product.address + path),
        headers,
      ),
    )
  for (const place of Object.keys(PLACES)) {
    const measured: { few: number; many: number }[] = []
    for (let round = 0; round <= rounds; round++) {
      const times =
        round % 2 === 0
          ? { few: await timesOf(few, place), many: await timesOf(many, place) }
          : { many: await timesOf(many, place), few: await timesOf(few, place) }
      // The first warms up; the cache of replies has forgotten them before the next.
      if (round > 0) measured.push(times)
      await new Promise((resolve) => setTimeout(resolve, 2_100))
    }
    results.push({
      place,
      few: median(measured.map((times) => times.few)),
      many: median(measured.map((times) => times.many)),
      ratio: median(measured.map((times) => times.many / times.few)),
    })
  }
  return results
}
