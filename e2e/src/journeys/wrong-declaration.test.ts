import { enterFreely } from '../pages/subscriber'
import { ProductOfItsOwn } from '../product/own-release-list'
import { expect, test } from '../test'

const product = new ProductOfItsOwn()
test.use({ reads: ['content', 'shared', 'tooling'] })
test.beforeAll(async () => {
  await product.start()
})
test.afterAll(async () => {
  test.setTimeout(30_000)
  await product.end()
})

test('one wrong word in a remote’s declaration costs that release alone, also over a restart of the site', async ({
  arrive,
}) => {
  // As an older tool, or a hand, may write it: the newest of content is wrong, and account is released after it.
  product.changeList(({ remotes }) => {
    const [content] = remotes.content ?? []
    const [account] = remotes.account ?? []
    if (!content || !account) throw new Error('nothing is released')
    const wrong = structuredClone(content)
    wrong.version = '99.0.0-wide'
    Object.assign(wrong.declaration.routes[0] ?? {}, { layout: 'wide' })
    remotes.content = [wrong]
    remotes.account = [{ ...account, version: '99.0.0-account' }]
  })
  await product.start()
  expect((await fetch(`${product.address}/readyz`)).status).toBe(200)
  expect(product.output).toMatch(/content 99\.0\.0-wide is passed over.*rollback content/)

  const visitor = await arrive()
  const page = await visitor.tab(`${product.address}/`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await enterFreely(page)
  await page.goto(`${product.address}/home`)
  await page.getByRole('heading', { level: 1, name: 'حقائق مذهلة ومعلومات مفيدة ومحتوى جميل' }).waitFor()
  expect(await page.locator('[data-failed-remote]').count()).toBe(0)
  const list = (await (await fetch(`${product.address}/releases.json`)).json()) as {
    remotes: Record<string, { version: string }[]>
  }
  expect(list.remotes.account?.[0]?.version).toBe('99.0.0-account')
  expect(list.remotes.content?.map(({ version }) => version)).not.toContain('99.0.0-wide')
})
