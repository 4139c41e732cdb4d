import { withBrandWords, type Brand } from '@yawmi/brand'
import { useBrand } from '@yawmi/remote-kit'
import { ar, type Words } from './ar'

const known = new WeakMap<Brand, Words>()

/** This remote's words, with those that the brand has of its own. */
export function useWords(): Words {
  const brand = useBrand()
  const words = known.get(brand) ?? withBrandWords<Words>('content', ar.words, brand)
  known.set(brand, words)
  return words
}
