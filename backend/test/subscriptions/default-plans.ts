import { type Brand, defaultBrand } from '@yawmi/brand'
import nasma from '@yawmi/brand/brands/nasma.json'
import { planCatalogue } from '../../src/domain/subscriptions/plan'

const bookOf = (...brands: Brand[]) =>
  planCatalogue({ get: (id) => brands.find((brand) => brand.id === id), all: () => brands })

/** The book of a service that has the default brand alone, as it ships. */
export const defaultPlans = bookOf(defaultBrand)

/** With another brand, of the same numbers and short code at other prices. */
export const twoBrands = bookOf(defaultBrand, nasma as Brand)
