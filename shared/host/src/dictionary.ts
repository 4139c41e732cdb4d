import { withBrandWords, type Brand, type Words } from '@yawmi/brand'
import { useBrand } from '@yawmi/ui'

/**
 * Makes a package's dictionary a hook that answers its words, with those that the brand says its own way. Made once,
 * at the top of a file: `export const useCopy = dictionary('account', ar)`.
 * @param name how brands call the dictionary: they replace a word as `<name>.<key>`.
 */
export function dictionary<T extends Words>(name: string, words: T): () => T {
  const byBrand = new WeakMap<Brand, T>()
  return function useDictionary() {
    const brand = useBrand()
    const known = byBrand.get(brand) ?? withBrandWords(name, words, brand)
    byBrand.set(brand, known)
    return known
  }
}
