import { ar } from './copy/ar'
import type { Brand, Offer } from './schema'
import { fillText } from './words'

/** Dirhams in one dinar. */
const DIRHAMS = 1000
const NO_BREAK = '\u00a0'

const number = new Intl.NumberFormat('ar-LY', { minimumFractionDigits: 0, maximumFractionDigits: 3 })
const plural = new Intl.PluralRules('ar-LY')

/** Integer dirhams → «0,25 دينار», in Western digits as `ar-LY` writes them; number and word do not part at a line's end. */
export const formatDinars = (dirhams: number) => {
  const dinars = dirhams / DIRHAMS
  const form = Number.isInteger(dinars) ? plural.select(dinars) : 'other'
  const words: Record<string, string> = ar.dinar
  return fillText(words[form] ?? ar.dinar.other, { n: number.format(dinars) }).replaceAll(' ', NO_BREAK)
}

/** One offer in words: «0,25 دينار يوميًا». */
export const priceText = (offer: Offer) =>
  fillText(ar.perPeriod[offer.period], { price: formatDinars(offer.amount) }).replaceAll(' ', NO_BREAK)

/**
 * Every offer of a brand in one line: «0,25 دينار يوميًا لمشتركي … أو 1,75 دينار أسبوعيًا لمشتركي …». With one operator
 * the operator is not named.
 */
export const pricesText = (brand: Brand) => {
  const named = brand.operators.length > 1
  return brand.operators
    .map(({ name, offers }) => {
      const price = offers.map(priceText).join(ar.or)
      return named ? fillText(ar.offerOf, { price, operator: name }) : price
    })
    .join(ar.or)
}
