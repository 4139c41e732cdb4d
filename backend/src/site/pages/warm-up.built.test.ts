import { createTestSite, type TestSite } from '../../../test/site/test-site'
import { RenderProcess } from '../prerender/render-process'

let site: TestSite | undefined
const rendered = jest.spyOn(RenderProcess.prototype, 'render')
beforeEach(() => rendered.mockClear())
afterEach(() => site?.close())

/** A server that listens, as each does when it has started. */
async function start(WARM_UP: string): Promise<TestSite> {
  site = await createTestSite({ WARM_UP })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  return site
}
const pathnames = () => rendered.mock.calls.map(([{ pathname }]) => pathname)

describe('a start', () => {
  it('draws the landing page before anybody asks for it', async () => {
    await start('on')
    while (!pathnames().includes('/')) await new Promise((resolve) => setTimeout(resolve, 20))
  })

  it('draws nothing ahead where it is told so, and each page when it is asked for', async () => {
    const { app } = await start('off')
    await app.inject({ url: '/about-us', headers: { host: 'localhost' } })
    expect(pathnames()).toEqual(['/about-us'])
  })
})
