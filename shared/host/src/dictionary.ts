import { withBrandWords, type Brand, type Words } from '@yawmi/brand'
import { useBrand } from '@yawmi/ui'

/**
 * Creates the hook of a package's UI strings, with the brand's replacements. Called once, at the top of a file:
 * `export const useStrings = dictionary('account', ar)`.
 * @param name of the dictionary in brand files, which replace a string as `<name>.<key>`.
 */
export function dictionary<T extends Words>(name: string, strings: T): () => T {
  const byBrand = new WeakMap<Brand, T>()
  return function useDictionary() {
    const brand = useBrand()
    const cached = byBrand.get(brand) ?? withBrandWords(name, strings, brand)
    byBrand.set(brand, cached)
    return cached
  }
}
