import { useState } from 'react'
import { CATEGORY_IDS } from '@yawmi/contract'
import { act, answer, aPage, aQuote, aUuid, gate, refuse, screen, useNetwork, waitFor } from '@yawmi/testing'
import { testFailures } from '../testing/failures'
import { openScreen } from '../testing/open-screen'
import { pixelsAhead, reachTheEnd, useLayout } from '../testing/layout'
import QuotesScreen from './quotes-screen'

useNetwork()
useLayout()

const open = (role: 'free' | 'subscriber' = 'subscriber') => openScreen(<QuotesScreen />, '/quotes-list', role)
const quotes = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => aQuote({ name: `حكمة ${from + index}`, description: 'قائل' }))
/** Two pages of two. */
const twoPages = (after?: Promise<void>) =>
  answer(
    'categoryContent',
    ({ query }) => aPage(quotes(query.page === '2' ? 3 : 1, 2), { page: Number(query.page), perPage: 2, total: 4 }),
    { after },
  )

describe('quotes list', () => {
  it('shows subscribers the quotes of the category, with their authors', async () => {
    const seen = answer('categoryContent', aPage([aQuote({ name: 'من جدّ وجد', description: 'مثل عربي' })]))
    open()
    expect(await screen.findByText('«من جدّ وجد»')).toBeVisible()
    expect(screen.getByText('مثل عربي')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'اقتباسات' })).toBeVisible()
    expect(seen[0]?.params.categoryId).toBe(CATEGORY_IDS.quotes)
  })

  it('shows free visitors the feed of the newest', async () => {
    answer('latestQuotes', aPage([aQuote({ name: 'أحدث اقتباس' })]))
    open('free')
    expect(await screen.findByText('«أحدث اقتباس»')).toBeVisible()
  })

  it('sets each line of a verse on its own, between «» around them all', async () => {
    answer('categoryContent', aPage([aQuote({ name: 'صدر البيت\nوعجزه' })]))
    open()
    expect(await screen.findByText('«صدر البيت')).toBeVisible()
    expect(screen.getByText('وعجزه»')).toBeVisible()
  })

  it('copies a quote that is tapped, says so, and counts its view once', async () => {
    const uuid = aUuid()
    answer('categoryContent', aPage([aQuote({ uuid, name: 'من جدّ وجد' })]))
    const views = answer('viewContent', { message: 'تم' })
    const { user } = open()
    const quote = await screen.findByRole('button', { name: /من جدّ وجد/ })
    await user.click(quote)
    expect(await navigator.clipboard.readText()).toBe('من جدّ وجد')
    expect(await screen.findByText('تم النسخ')).toBeVisible()
    await user.click(quote)
    await waitFor(() => expect(views).toHaveLength(1))
    expect(views[0]?.params.id).toBe(uuid)
  })

  it('shows a tooltip when a quote is hovered', async () => {
    answer('categoryContent', aPage([aQuote()]))
    const { user } = open()
    await user.hover(await screen.findByRole('button', { name: /من جدّ وجد/ }))
    expect(screen.getByRole('tooltip')).toHaveTextContent('نسخ الاقتباس')
  })

  it('requests the next page a screen and 100 pixels before the end', async () => {
    twoPages()
    open()
    await screen.findByText('«حكمة 2»')
    expect(pixelsAhead()).toContain(window.innerHeight + 100)
  })

  it('has all that was loaded on paper, which does not scroll, and its window afterwards', async () => {
    answer('categoryContent', aPage(quotes(1, 60)))
    open()
    await screen.findByText('«حكمة 1»')
    expect(screen.queryByText('«حكمة 60»')).not.toBeInTheDocument()
    await act(async () => void dispatchEvent(new Event('beforeprint')))
    expect(screen.getAllByRole('listitem')).toHaveLength(60)
    await act(async () => void dispatchEvent(new Event('afterprint')))
    expect(screen.getByText('«حكمة 1»')).toBeVisible()
    expect(screen.queryByText('«حكمة 60»')).not.toBeInTheDocument()
  })

  it('shows cached rows at once on return, and new ones once they have loaded', async () => {
    answer('categoryContent', aPage([aQuote({ name: 'القديم' })]))
    const Visits = () => {
      const [here, setHere] = useState(true)
      return (
        <>
          <button onClick={() => setHere(!here)}>رحيل</button>
          {here && <QuotesScreen />}
        </>
      )
    }
    const { user } = openScreen(<Visits />, '/quotes-list')
    await screen.findByText('«القديم»')
    await user.click(screen.getByText('رحيل'))
    const later = Date.now() + 120_000
    const now = jest.spyOn(Date, 'now').mockReturnValue(later)
    const { opened, open: letAnswer } = gate()
    answer('categoryContent', aPage([aQuote({ name: 'الجديد' })]), { after: opened })
    await user.click(screen.getByText('رحيل'))
    expect(screen.getByRole('list', { name: 'اقتباسات' })).toHaveTextContent('القديم')
    letAnswer()
    expect(await screen.findByText('«الجديد»')).toBeVisible()
    expect(screen.queryByText('«القديم»')).not.toBeInTheDocument()
    now.mockRestore()
  })

  it('loads the next page at the end, and says when there is no more', async () => {
    const first = twoPages()
    open()
    await screen.findByText('«حكمة 2»')
    expect(screen.queryByText('لا توجد بيانات أخرى')).not.toBeInTheDocument()
    const { opened, open: letAnswer } = gate()
    const second = twoPages(opened)
    act(reachTheEnd)
    await waitFor(() => expect(screen.getByText('جارٍ تحميل المزيد…')).toBeVisible())
    letAnswer()
    expect(await screen.findByText('«حكمة 4»')).toBeVisible()
    await waitFor(() => expect(screen.getByText('لا توجد بيانات أخرى')).toBeVisible())
    expect([first, second].map((calls) => calls.map(({ query }) => query.page))).toEqual([['1'], ['2']])
  })

  it('offers to retry a failed page and never takes it for the end', async () => {
    twoPages()
    const { user } = open()
    await screen.findByText('«حكمة 2»')
    refuse('categoryContent', 'forbidden')
    act(reachTheEnd)
    const retry = await screen.findByRole('button', { name: 'حاول مرة أخرى' })
    expect(screen.queryByText('لا توجد بيانات أخرى')).not.toBeInTheDocument()
    expect(screen.getByText('«حكمة 1»')).toBeVisible()
    twoPages()
    await user.click(retry)
    expect(await screen.findByText('«حكمة 4»')).toBeVisible()
  })

  it('shows a row once when a new one moved it to the next page', async () => {
    const [first, second, third] = quotes(1, 3)
    answer('categoryContent', ({ query }) =>
      aPage(query.page === '2' ? [second!, third!] : [first!, second!], {
        page: Number(query.page),
        perPage: 2,
        total: 4,
      }),
    )
    open()
    await screen.findByText('«حكمة 2»')
    act(reachTheEnd)
    await screen.findByText('«حكمة 3»')
    expect(screen.getAllByText('«حكمة 2»')).toHaveLength(1)
  })

  it('keeps only what is near the screen in the document', async () => {
    answer('categoryContent', aPage(quotes(1, 500), { perPage: 500 }))
    open()
    await screen.findByText('«حكمة 1»')
    expect(screen.getAllByRole('listitem').length).toBeLessThan(40)
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '500')
  })

  it('says that there is nothing', async () => {
    answer('categoryContent', aPage([]))
    open()
    expect(await screen.findByText('لا توجد بيانات لعرضها حاليًا')).toBeVisible()
    expect(screen.getByRole('link', { name: 'العودة إلى الرئيسية' })).toHaveAttribute('href', '/home')
  })

  it('offers renewal when the subscription has expired', async () => {
    refuse('categoryContent', 'subscription_expired')
    const { user, emitted } = open()
    await user.click(await screen.findByRole('button', { name: 'تجديد' }))
    expect(emitted).toContainEqual({ name: 'alert/renewal-required', payload: {} })
  })
})

testFailures({ quotes: QuotesScreen })
