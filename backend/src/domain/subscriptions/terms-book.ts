import { type Brand, defaultBrand } from '@yawmi/brand'
import { type Terms, termsOf } from './terms'

/** The brands that there are, as their files say now. */
export interface BrandShelf {
  get(id: string): Brand | undefined
  all(): readonly Brand[]
}

/** The terms of every brand. Whoever calls the rules asks for those of the record's brand, each time anew. */
export interface TermsBook {
  /**
   * @param brand null, as in rows from before brands were kept: the default one. Of a brand that is there no longer the
   *   default one speaks in its place: what somebody agreed to pay stands in his own record, and nobody agrees to
   *   another price by renewing that.
   */
  of(brand: string | null): Terms
  /** @returns undefined when there is none of that id */
  find(brand: string): Terms | undefined
  all(): Terms[]
}

export function termsBook(brands: BrandShelf): TermsBook {
  const made = new WeakMap<Brand, Terms>()
  const termsFor = (brand: Brand): Terms => {
    const terms = made.get(brand) ?? termsOf(brand)
    made.set(brand, terms)
    return terms
  }
  const standard = () => termsFor(brands.get(defaultBrand.id) ?? defaultBrand)
  const find = (id: string) => {
    const brand = brands.get(id)
    return brand ? termsFor(brand) : id === defaultBrand.id ? standard() : undefined
  }
  return {
    find,
    of: (id) => (id === null ? standard() : (find(id) ?? { ...standard(), brand: id, consent: () => undefined })),
    all: () => brands.all().map(termsFor),
  }
}
