import { renderedFor, setRenderedFor } from '@yawmi/lib'
import { dayOf, type FirstReply, type FirstScreenFacts, type PageWithFirstScreen } from './first-screen'
import { dropFirstScreen, endHydration, takeFirstScreen } from './take-first-screen'

const page = globalThis as PageWithFirstScreen
const ADDRESS = '/api/players/categories'
const BODY = { data: [{ name: 'one' }] }

const arrive = (facts: Partial<FirstScreenFacts> = {}, reply: Partial<FirstReply> = {}) => {
  const sheet = {} as CSSStyleSheet
  document.adoptedStyleSheets = [sheet]
  page.yawmiFirstScreen = {
    sheet,
    token: 'a',
    replies: new Map([[ADDRESS, Promise.resolve({ status: 200, data: BODY, digest: 7, ...reply })]]),
    facts: {
      remote: 'content',
      version: '1',
      role: 'subscriber',
      width: 600,
      day: dayOf(Date.now()),
      replies: [[ADDRESS, 7]],
      queries: [[['list'], { pages: [{ $reply: 0 }], pageParams: [1] }]],
      ...facts,
    },
  }
  return sheet
}
const take = (setQueryData = jest.fn<void, [readonly unknown[], unknown]>(), token = 'a') =>
  takeFirstScreen({ versionOf: () => '1', role: () => 'subscriber', token: () => token, setQueryData })

afterEach(() => {
  delete page.yawmiFirstScreen
  setRenderedFor(undefined)
})

describe('a first screen that the server rendered', () => {
  it('is hydrated with the replies of the page itself', async () => {
    const sheet = arrive()
    const setQueryData = jest.fn<void, [readonly unknown[], unknown]>()
    await expect(take(setQueryData)).resolves.toBe(true)
    expect(setQueryData).toHaveBeenCalledWith(['list'], { pages: [BODY], pageParams: [1] })
    expect(renderedFor()).toEqual({ role: 'subscriber', width: 600 })
    endHydration()
    expect(renderedFor()).toBeUndefined()
    expect(document.adoptedStyleSheets).not.toContain(sheet)
  })

  it('is rendered anew when it is of another version, day or role', async () => {
    for (const facts of [{ version: '2' }, { day: '2020-01-01' }, { role: 'free' as const }]) {
      arrive(facts)
      await expect(take()).resolves.toBe(false)
    }
    expect(renderedFor()).toBeUndefined()
  })

  it('is rendered anew when the page got other replies, or none', async () => {
    for (const reply of [{ digest: 8 }, { status: 401 }]) {
      arrive({}, reply)
      const setQueryData = jest.fn<void, [readonly unknown[], unknown]>()
      await expect(take(setQueryData)).resolves.toBe(false)
      expect(setQueryData).not.toHaveBeenCalled()
    }
    arrive({ replies: [['/api/other', 7]] })
    await expect(take()).resolves.toBe(false)
  })

  it('is rendered anew for another person of the same role, even with the same replies', async () => {
    arrive()
    await expect(take(undefined, 'b')).resolves.toBe(false)
    expect(renderedFor()).toBeUndefined()
  })

  it('may come no more when the shell renders the page', () => {
    arrive()
    dropFirstScreen()
    expect(page.yawmiFirstScreen?.stopped).toBe(true)
  })
})
