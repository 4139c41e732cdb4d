import { type Brand, defaultBrand } from '@yawmi/brand'
import nasma from '@yawmi/brand/brands/nasma.json'
import { planCatalogue } from '../../src/domain/subscriptions/plan'

/** A mobile number of no operator that the brands have: it has no price, and nobody can charge it. */
export const OF_NO_OPERATOR = '+218901234567'

/** Another brand than the default one, of the same numbers and short code at other prices. */
export const otherBrand = nasma as Brand

export const plansOf = (...brands: Brand[]) =>
  planCatalogue({ get: (id) => brands.find((brand) => brand.id === id), all: () => brands })

/** The plans of a service that has the default brand alone, as it ships. */
export const defaultPlans = plansOf(defaultBrand)

export const twoBrands = plansOf(defaultBrand, otherBrand)
