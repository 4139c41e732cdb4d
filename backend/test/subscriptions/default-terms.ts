import { defaultBrand } from '@yawmi/brand'
import { termsBook } from '../../src/domain/subscriptions/terms-book'

/** The book of a service that has the default brand alone, as it ships. */
export const defaultTerms = termsBook({
  get: (id) => (id === defaultBrand.id ? defaultBrand : undefined),
  all: () => [defaultBrand],
})
