import { ar } from '../copy/ar'
import { pluralForm } from '../lib/plural'
import type { Brand, Offer } from '../schema/schema'
import { fillText } from './words'

/** Dirhams in one dinar. */
const DIRHAMS = 1000
const NO_BREAK = '\u00a0'

/**
 * Integer dirhams → «0.250 دينار», «5 دنانير»: all three places of a dinar or none, as prices are written in the country
 * (the locale's decimal comma is not). Number and word do not part at a line's end.
 */
export const formatDinars = (dirhams: number) => {
  const dinars = dirhams / DIRHAMS
  const isWhole = dirhams % DIRHAMS === 0
  const text = isWhole
    ? fillText(pluralForm(dinars, ar.dinar), { n: dinars })
    : fillText(ar.dinar.other, { n: dinars.toFixed(3) })
  return text.replaceAll(' ', NO_BREAK)
}

/** One offer in words: «0.250 دينار يوميًا». */
export const priceText = (offer: Offer) =>
  fillText(ar.perPeriod[offer.period], { price: formatDinars(offer.amount) }).replaceAll(' ', NO_BREAK)

/**
 * Every offer of a brand in one line: «0.250 دينار يوميًا لمشتركي … أو 1.750 دينار أسبوعيًا لمشتركي …». With one operator
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
