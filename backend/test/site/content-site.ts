import { signIn } from './sign-in'
import { createContentSite, type TestSite } from './test-site'

/** A site with the sample content, and the token of a subscriber, for all tests of a file. */
export function contentSiteOfFile() {
  const context = {} as { site: TestSite; token: string }
  beforeAll(async () => {
    context.site = await createContentSite()
    context.token = await signIn(context.site)
  }, 60_000)
  afterAll(() => context.site.close())
  /** What the subscriber is answered. */
  const data = async (url: string) => (await context.site.get(url, context.token)).json().data
  return Object.assign(context, { data })
}
