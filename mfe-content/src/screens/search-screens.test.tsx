import { CATEGORY_IDS } from '@yawmi/contract'
import { answer, aPage, aQuote, aUuid, fireEvent, screen, useNetwork, waitFor } from '@yawmi/testing'
import { openScreen } from '../testing/open-screen'
import { useLayout } from '../testing/layout'
import JokesScreen from './jokes-screen'
import MessagesCategoriesScreen from './messages-categories-screen'
import QuotesScreen from './quotes-screen'

useNetwork()
useLayout()

/** The server's quotes: all of them, or the one that matches the search. */
const answerQuotes = () =>
  answer('categoryContent', ({ query }) =>
    query.search === 'زرقاء'
      ? aPage([])
      : aPage([aQuote({ name: query.search ? 'من جدَّ وَجَد' : 'حكمة', description: 'مثل عربي' })]),
  )
const openQuotes = (at = '/quotes-list') => openScreen(<QuotesScreen />, at)
const field = (name = 'ابحث في الاقتباسات') => screen.getByRole('searchbox', { name })
const searches = (calls: { query: Record<string, string> }[]) => calls.map(({ query }) => query.search)

describe('searching quotes', () => {
  it('searches once, at the first pause, and highlights matches in any spelling', async () => {
    const calls = answerQuotes()
    const { address } = openQuotes()
    await screen.findByText(/حكمة/)
    // Typed by one event each: separate keystrokes on a slow machine would leave pauses between them.
    for (const value of ['و', 'وج', 'وجد']) fireEvent.change(field(), { target: { value } })
    expect(await screen.findByText('نتيجة واحدة')).toBeVisible()
    expect(screen.getByText('وَجَد').tagName).toBe('MARK')
    expect(searches(calls)).toEqual([undefined, 'وجد'])
    expect(address()).toBe(`/quotes-list?q=${encodeURIComponent('وجد')}`)
  })

  it('shows what the address searches for', async () => {
    const calls = answerQuotes()
    openQuotes('/quotes-list?q=وجد')
    expect(await screen.findByText('وَجَد')).toBeVisible()
    expect(field()).toHaveValue('وجد')
    expect(searches(calls)).toEqual(['وجد'])
  })

  it.each(['ا', '؟!', '   '])('does not search for %j', async (text) => {
    const calls = answerQuotes()
    openQuotes(`/quotes-list?q=${text}`)
    await screen.findByText(/حكمة/)
    expect(searches(calls)).toEqual([undefined])
  })

  it.each(['و', '😀', '؟!'])('says what to type where %j is too short', async (value) => {
    const calls = answerQuotes()
    openQuotes()
    await screen.findByText(/حكمة/)
    fireEvent.change(field(), { target: { value } })
    const hint = await screen.findByText('اكتب حرفين أو أكثر للبحث.')
    expect(hint).toHaveAttribute('role', 'status')
    expect(field()).toBeValid()
    expect(searches(calls)).toEqual([undefined])
    fireEvent.change(field(), { target: { value: 'وج' } })
    expect(hint).toBeEmptyDOMElement()
    expect(await screen.findByText('نتيجة واحدة')).toBeVisible()
  })

  it('shows no hint for an empty field', async () => {
    answerQuotes()
    const { user } = openQuotes()
    await screen.findByText(/حكمة/)
    fireEvent.change(field(), { target: { value: 'و' } })
    const hint = await screen.findByText('اكتب حرفين أو أكثر للبحث.')
    await user.click(screen.getByRole('button', { name: 'مسح البحث' }))
    expect(hint).toBeEmptyDOMElement()
    fireEvent.change(field(), { target: { value: '  ' } })
    fireEvent.submit(screen.getByRole('search'))
    expect(hint).toBeEmptyDOMElement()
  })

  it('says what was not found, and leads back to the whole list', async () => {
    answerQuotes()
    const { user, address } = openQuotes('/quotes-list?q=زرقاء')
    expect(await screen.findByText('لم نجد شيئًا عن «زرقاء».')).toBeVisible()
    // Said by a live region, which was there before.
    expect(screen.getByText('لا نتائج')).toHaveAttribute('role', 'status')
    await user.click(screen.getByRole('button', { name: 'عرض الكل' }))
    expect(await screen.findByText(/حكمة/)).toBeVisible()
    expect(address()).toBe('/quotes-list')
    expect(field()).toHaveValue('')
  })

  it('leaves the focus in the page’s content when the way back to the whole list goes', async () => {
    answerQuotes()
    const { user } = openScreen(
      <main tabIndex={-1}>
        <QuotesScreen />
      </main>,
      '/quotes-list?q=زرقاء',
    )
    await user.click(await screen.findByRole('button', { name: 'عرض الكل' }))
    expect(await screen.findByText(/حكمة/)).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('is emptied by its button, and keeps the focus', async () => {
    answerQuotes()
    const { user } = openQuotes('/quotes-list?q=وجد')
    await screen.findByText('وَجَد')
    await user.click(screen.getByRole('button', { name: 'مسح البحث' }))
    expect(await screen.findByText(/حكمة/)).toBeVisible()
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'مسح البحث' })).not.toBeInTheDocument()
  })

  it('searches the feed of a free visitor', async () => {
    const calls = answer('latestQuotes', aPage([aQuote({ name: 'أحدث' })]))
    openScreen(<QuotesScreen />, '/quotes-list?q=أحدث', 'free')
    expect(await screen.findByText('أحدث')).toBeVisible()
    expect(searches(calls)).toEqual(['أحدث'])
  })
})

describe('searching messages and jokes', () => {
  const answerSubCategories = () => answer('subCategories', { data: [] })

  it('finds among the messages of every occasion, in place of the occasions', async () => {
    answerSubCategories()
    const calls = answer('categoryContent', aPage([{ uuid: aUuid(), name: 'صباح الخير' }]))
    openScreen(<MessagesCategoriesScreen />, '/messages-categories')
    await screen.findByText('لا توجد بيانات لعرضها حاليًا')
    fireEvent.change(field('ابحث في الرسائل'), { target: { value: 'خير' } })
    expect(await screen.findByRole('button', { name: /^صباح/ })).toBeVisible()
    expect(calls[0]).toMatchObject({ params: { categoryId: CATEGORY_IDS.messages }, query: { search: 'خير' } })
  })

  it('finds among the jokes of every category, to be copied', async () => {
    answerSubCategories()
    const views = answer('viewContent', { message: 'تم' })
    answer('categoryContent', ({ params }) =>
      aPage([{ uuid: aUuid(), name: params.categoryId === CATEGORY_IDS.jokes ? 'قال المعلم' : 'غيرها' }]),
    )
    const { user } = openScreen(<JokesScreen />, '/?q=معلم')
    await user.click(await screen.findByRole('button', { name: /^قال/ }))
    expect(await navigator.clipboard.readText()).toBe('قال المعلم')
    await waitFor(() => expect(views).toHaveLength(1))
  })
})
