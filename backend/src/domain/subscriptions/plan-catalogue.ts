import { type Brand, defaultBrand } from '@yawmi/brand'
import { type Plan, planOf } from './plan'

/** The brands that there are, as their files say now. */
export interface BrandRegistry {
  get(id: string): Brand | undefined
  all(): readonly Brand[]
}

/** The plan of every brand. Callers of the rules look up the plan of the record's brand each time, as brands may change. */
export interface PlanCatalogue {
  /**
   * @param brand null, as in rows older than brands: the default one. A brand that was removed gets the default
   *   brand's plan without consents: the price that a subscriber agreed to is in their record, and renewing changes
   *   no price.
   */
  of(brand: string | null): Plan
  /** @returns undefined when there is none of that id */
  find(brand: string): Plan | undefined
  all(): Plan[]
}

export function planCatalogue(brands: BrandRegistry): PlanCatalogue {
  const cache = new WeakMap<Brand, Plan>()
  const planFor = (brand: Brand): Plan => {
    const plan = cache.get(brand) ?? planOf(brand)
    cache.set(brand, plan)
    return plan
  }
  const defaultPlan = () => planFor(brands.get(defaultBrand.id) ?? defaultBrand)
  const find = (id: string) => {
    const brand = brands.get(id)
    return brand ? planFor(brand) : id === defaultBrand.id ? defaultPlan() : undefined
  }
  return {
    find,
    of: (id) => (id === null ? defaultPlan() : (find(id) ?? { ...defaultPlan(), brand: id, consent: () => undefined })),
    all: () => brands.all().map(planFor),
  }
}
