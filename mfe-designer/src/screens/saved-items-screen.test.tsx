import { aPage, answer, disconnect, fireEvent, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { declaration } from '../remote'
import SavedItemsScreen from './saved-items-screen'
import { aSaved, seeEverything } from '../testing/designs'

useNetwork()

const open = () => renderWithHost(<SavedItemsScreen />, { role: 'subscriber', declaration })
const many = (count: number, type: 'image' | 'card') => Array.from({ length: count }, () => aSaved(type))

describe('saved items', () => {
  it('show images first, ten at a time', async () => {
    const seen = answer('designs', aPage(many(10, 'image'), { perPage: 10, total: 13 }))
    open()
    expect(await screen.findByRole('tab', { name: 'الصور' })).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findAllByRole('img', { name: /صورة محفوظة/ })).toHaveLength(10)
    expect(seen[0]?.query).toEqual({ page: '1', limit: '10', design_type: 'image' })
  })

  it('load more at the end of the list and say when there is no more', async () => {
    const stop = seeEverything()
    answer('designs', ({ query }) =>
      aPage(many(query.page === '1' ? 10 : 3, 'image'), { page: Number(query.page), perPage: 10, total: 13 }),
    )
    open()
    await waitFor(() => expect(screen.getAllByRole('img', { name: /صورة محفوظة/ })).toHaveLength(13))
    // It shows two frames after the rows.
    await waitFor(() => expect(screen.getByText('لا توجد بيانات أخرى')).toBeVisible())
    stop()
  })

  it('ask for more 100 px before the end, and lead back to the designs', async () => {
    let margin: string | undefined
    const stop = seeEverything((options) => (margin = options?.rootMargin))
    answer('designs', ({ query }) =>
      aPage(many(query.page === '1' ? 10 : 1, 'image'), { page: Number(query.page), perPage: 10, total: 11 }),
    )
    open()
    await screen.findByRole('img', { name: 'صورة محفوظة 11' })
    expect(margin).toBe('100px')
    expect(screen.getByRole('link', { name: 'رجوع' })).toHaveAttribute('href', '/design-categories')
    stop()
  })

  it('load the other kind anew with its tab', async () => {
    const seen = answer('designs', ({ query }) => aPage(many(1, query.design_type === 'card' ? 'card' : 'image')))
    const { user } = open()
    await screen.findByRole('img', { name: 'صورة محفوظة 1' })
    await user.click(screen.getByRole('tab', { name: 'البطاقات' }))
    expect(await screen.findByRole('img', { name: 'بطاقة محفوظة 1' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'الصور' }))
    await waitFor(() => expect(seen.map(({ query }) => query.design_type)).toEqual(['image', 'card', 'image']))
  })

  it('say so when nothing is saved, and lead to the studio', async () => {
    answer('designs', aPage([]))
    open()
    expect(await screen.findByText('لا توجد عناصر محفوظة')).toBeVisible()
    expect(screen.getByRole('link', { name: 'تصميم جديد' })).toHaveAttribute('href', '/design-images-list')
  })

  it('keep what is shown when the next page fails, and offer another try', async () => {
    const stop = seeEverything()
    answer('designs', aPage(many(10, 'image'), { perPage: 10, total: 20 }))
    const { user } = open()
    await screen.findAllByRole('img')
    answer('designs', { message: 'لا', error: 'not_found' }, { status: 404 })
    const retry = await screen.findByRole('button', { name: 'حاول مرة أخرى' })
    expect(screen.getAllByRole('img', { name: /صورة محفوظة/ }).length).toBeGreaterThanOrEqual(10)
    answer('designs', aPage(many(1, 'image'), { page: 2, perPage: 10, total: 11 }))
    await user.click(retry)
    expect(await screen.findByText('لا توجد بيانات أخرى')).toBeVisible()
    stop()
  })

  it('say so of a picture that does not come, which can still be deleted', async () => {
    answer('designs', aPage(many(1, 'image')))
    const { user } = open()
    fireEvent.error(await screen.findByRole('img', { name: 'صورة محفوظة 1' }))
    await user.click(screen.getByRole('img', { name: 'صورة محفوظة 1: تعذّر تحميل الصورة' }))
    expect(await screen.findByRole('button', { name: 'حذف' })).toBeVisible()
  })

  it('tell no connection from a fault', async () => {
    disconnect('designs')
    open()
    expect(await screen.findByText(/تعذّر الوصول إلى الخدمة/)).toBeVisible()
  })
})
