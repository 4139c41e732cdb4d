import { type ComponentType, Suspense } from 'react'
import type { ErrorId, OperationId } from '@yawmi/contract'
import { queryClient } from '@yawmi/remote-kit/query'
import type { Role } from '@yawmi/session'
import {
  aBackground,
  aCategory,
  act,
  aDailyItem,
  aPage,
  aStickerPack,
  answer,
  answerMalformed,
  aVideo,
  disconnect,
  refuse,
  screen,
  waitFor,
} from '@yawmi/testing'
import { declaration } from '../remote'
import { useLayout } from './layout'
import { openScreen } from './open-screen'

/** Every call that these screens make, with a valid answer. */
const GOOD = {
  categories: { data: [aCategory()] },
  categoryContent: aPage([{ ...aBackground(), description: 'معنى' }]),
  categoryItem: { data: aVideo() },
  latestQuotes: aPage([aBackground()]),
  latestVideos: aPage([aVideo()]),
  stickerPack: { data: aStickerPack() },
  stickers: aPage([aStickerPack()]),
  subCategories: { data: [aCategory()] },
  subCategoryContent: aPage([aBackground()]),
  todaysContent: { data: [aDailyItem()] },
} as const satisfies Partial<Record<OperationId, object>>
const CALLS = Object.keys(GOOD) as (keyof typeof GOOD)[]
const every = (fail: (call: OperationId) => unknown) => () => CALLS.forEach(fail)
const refused = (error: ErrorId) => every((call) => refuse(call, error))

const RETRY = /^حاول مرة أخرى$/
/** What is offered: a link to the home page, or a retry. */
const AWAY = /^العودة إلى الرئيسية$|^حاول مرة أخرى$/
const NOTHING = /لا توجد بيانات|لا شيء|غير موجود|لم نجد/
const UNREADABLE = /وصل رد لا نفهمه/

/** Each failure that any call may have, the message that the screen shows for it, and the action that it offers. */
const FAILURES: [string, () => void, RegExp, RegExp][] = [
  ['no connection', every(disconnect), /تعذّر الوصول إلى الخدمة/, RETRY],
  ['402', refused('payment_required'), /ليس لديك رصيد/, RETRY],
  ['403', refused('forbidden'), /للمشتركين فقط/, AWAY],
  ['406', refused('subscription_expired'), /انتهى اشتراكك/, /^تجديد$/],
  ['500', refused('internal'), /خطأ غير متوقع/, RETRY],
  ["a portal's page", every(answerMalformed), UNREADABLE, RETRY],
  ['JSON of somebody else', every((call) => answer(call, { hello: 1 })), UNREADABLE, RETRY],
  ['rows that are none', every((call) => answer(call, { ...aPage([]), data: [null, 'x'] })), UNREADABLE, RETRY],
]

/** Screens that need more than their address to request anything. */
const ADDRESS: Record<string, string> = { names: '/names-translate?name=هدى' }

const wayOn = (name: RegExp) => [
  ...screen.queryAllByRole('button', { name }),
  ...screen.queryAllByRole('link', { name }),
]
const page = () => document.body.textContent ?? ''

/**
 * Tests of what screens say when the API fails, is slow, is empty or answers rubbish. Each stands in the file of its screen, so that a
 * change of another one does not have them run. `useNetwork()` is the file's.
 * @param screens components by the name that the declaration has for them
 */
export function testFailures(screens: Record<string, ComponentType>): void {
  const visits = Object.entries(screens).flatMap(([name, Screen]) => {
    const route = declaration.routes.find((one) => one.screen === name)
    if (!route) throw new Error(`no route has a screen ${name}`)
    const roles: Role[] = route.access === 'visitor' ? ['free', 'subscriber'] : ['subscriber']
    const at = ADDRESS[name] ?? route.path.replace(':uuid', 'u-1')
    const open = (role: Role) =>
      openScreen(
        <Suspense>
          <Screen />
        </Suspense>,
        at,
        role,
      )
    return roles.map((role) => ({ name, role, open: () => open(role) }))
  })

  describe.each(visits)('$name, $role', ({ open }) => {
    useLayout()
    const { queries } = queryClient.getDefaultOptions()
    beforeAll(() => queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } }))
    afterAll(() => queryClient.setDefaultOptions({ queries }))

    it.each(FAILURES)('says what happened and offers an action: %s', async (_, fail, says, way) => {
      fail()
      const { user } = open()
      expect((await screen.findAllByText(says))[0]).toBeVisible()
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
      expect(page()).not.toMatch(/[a-z]{3}/i)
      const [first] = wayOn(way)
      expect(first).toBeEnabled()
      if (way !== RETRY || !first) return
      CALLS.forEach((call) => answer(call, GOOD[call]))
      await user.click(first)
      await waitFor(() => expect(screen.queryByText(says)).not.toBeInTheDocument())
    })

    it('says that there is nothing', async () => {
      CALLS.forEach((call) => answer(call, aPage([])))
      refuse('categoryItem', 'not_found')
      refuse('stickerPack', 'not_found')
      open()
      expect((await screen.findAllByText(NOTHING))[0]).toBeVisible()
      expect(wayOn(/^رجوع$|^حاول مرة أخرى$/)[0]).toBeEnabled()
    })

    it('says after six seconds that the network is slow, and offers to request again', async () => {
      jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'performance'] })
      try {
        CALLS.forEach((call) => answer(call, {}, { after: 'never' }))
        const { user } = open()
        await act(() => jest.advanceTimersByTimeAsync(6_100))
        expect(screen.getByText(/الشبكة بطيئة/)).toBeVisible()
        CALLS.forEach((call) => answer(call, GOOD[call]))
        await user.click(screen.getAllByRole('button', { name: RETRY })[0]!)
        await waitFor(() => expect(screen.queryByText(/الشبكة بطيئة/)).not.toBeInTheDocument())
      } finally {
        jest.useRealTimers()
      }
    })
  })
}
