import { type Brand, defaultBrand } from '@yawmi/brand'
import { type Plan, planOf } from './plan'

/** The brands that there are, as their files say now. */
export interface BrandRegistry {
  get(id: string): Brand | undefined
  all(): readonly Brand[]
}

/** The terms of every brand. Whoever calls the rules asks for those of the record's brand, each time anew. */
export interface PlanCatalogue {
  /**
   * @param brand null, as in rows from before brands were kept: the default one. Of a brand that is there no longer the
   *   default one speaks in its place: what somebody agreed to pay stands in his own record, and nobody agrees to
   *   another price by renewing that.
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
