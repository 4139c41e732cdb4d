import { isSignedFor, type Signed } from './signed-list'

/** What a tester link carries: which canaries its device is to have. There is no person in it, so that it may be passed on. */
export interface TesterLink extends Signed {
  /** `<remote>@<version>` of each. */
  canaries: readonly string[]
}

/** What signatures of tester links are for: a list is none of them. */
export const TESTERS_SCOPE = 'testers'

/** Characters that the text of a link may have. */
const MAX_LENGTH = 1_500

/**
 * Reads the text of a tester link, whenever it ends.
 * @param keys public keys of the site
 * @returns undefined where none of them has signed it
 */
export async function readTesterLink(text: string, keys: readonly string[]): Promise<TesterLink | undefined> {
  if (text.length > MAX_LENGTH) return undefined
  try {
    const link = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))) as TesterLink
    return (await isSignedFor(link, TESTERS_SCOPE, keys)) ? link : undefined
  } catch {
    return undefined
  }
}
