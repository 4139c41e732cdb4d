import { isSignedFor, type Signed } from './signed-list'

/** Characters that the text of a link may have. */
const MAX_LENGTH = 1_500

/**
 * Reads the text of a link that the site has signed, whenever it ends.
 * @param scope what it was signed for
 * @param keys public keys of the site
 * @returns undefined where none of them has signed it for that
 */
async function readLink<T extends Signed>(
  text: string,
  scope: string,
  keys: readonly string[],
): Promise<T | undefined> {
  if (text.length > MAX_LENGTH) return undefined
  try {
    const link = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))) as T
    return (await isSignedFor(link, scope, keys)) ? link : undefined
  } catch {
    return undefined
  }
}

/** What a tester link carries: which canaries its device is to have. There is no person in it, so that it may be passed on. */
export interface TesterLink extends Signed {
  /** `<remote>@<version>` of each. */
  canaries: readonly string[]
}

/** What signatures of tester links are for: a list is none of them. */
export const TESTERS_SCOPE = 'testers'

/** @returns undefined where it is no tester link of the site's */
export const readTesterLink = (text: string, keys: readonly string[]): Promise<TesterLink | undefined> =>
  readLink<TesterLink>(text, TESTERS_SCOPE, keys)

/** What a link to a brand before it is published carries (docs/adr/0110). */
export interface BrandLink extends Signed {
  /** Number of the preview. */
  preview: number
}

/** What signatures of these links are for. */
export const BRAND_PREVIEW_SCOPE = 'brand-preview'

/** @returns undefined where it is no link of the site's to such a brand */
export const readBrandLink = (text: string, keys: readonly string[]): Promise<BrandLink | undefined> =>
  readLink<BrandLink>(text, BRAND_PREVIEW_SCOPE, keys)
