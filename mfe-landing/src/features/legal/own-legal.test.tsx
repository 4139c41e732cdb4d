import type { OwnLegalText } from '@yawmi/brand'
import { act, queryByAttribute, renderWithHost, screen, useNetwork, waitFor, within } from '@yawmi/testing'
import { declaration } from '../../remote'
import { shippedBrands } from '../../testing/shipped-brands'
import { Privacy } from './privacy/privacy'
import { Terms } from './terms/terms'

useNetwork()
afterEach(() => jest.restoreAllMocks())

const ADDRESS = '/brands/nasma/0123456789ab/terms.json'
const brand = { ...shippedBrands.nasma, texts: { terms: ADDRESS, privacy: '', faq: '' } }
const own: OwnLegalText = {
  since: '2026-01-02',
  intro: 'شروط {brand} كما كتبتها.',
  sections: [
    { title: 'السعر', parts: ['السعر {prices}.', ['يوميًا', 'أو أسبوعيًا']] },
    { title: 'الإلغاء', parts: ['راسلنا على {email}.'] },
  ],
}
const file = (status = 200) => new Response(JSON.stringify(own), { status })
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ')
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

describe('terms of a brand’s own', () => {
  it('stand in the place of ours at once, with contents, lists and the brand’s values, where they came with the page', () => {
    const fetched = jest.spyOn(globalThis, 'fetch')
    renderWithHost(<Terms />, { declaration, brand, at: '/here', texts: { terms: own } })
    expect(screen.getByRole('heading', { level: 1, name: 'الشروط والأحكام' })).toBeVisible()
    expect(headings()).toEqual(['السعر', 'الإلغاء'])
    expect(text()).toContain('شروط نسمة كما كتبتها.')
    expect(text()).toContain('0.250 دينار أسبوعيًا لمشتركي نسمة موبايل')
    expect(text()).not.toMatch(/[{}]/)
    expect(screen.getByText('يوميًا', { selector: 'ul *' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'help@nasma.ly' })).toHaveAttribute('href', 'mailto:help@nasma.ly')
    for (const link of within(screen.getByRole('navigation')).getAllByRole('link')) {
      const target = queryByAttribute('id', document.body, link.getAttribute('href')!.replace('/here#', ''))
      expect(target).toHaveTextContent(link.textContent)
    }
    expect(fetched).not.toHaveBeenCalled()
  })

  it('are asked for at the brand’s address in a page that has none of them', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(file())
    renderWithHost(<Terms />, { declaration, brand })
    expect(screen.getByText('جارٍ التحميل…')).toBeInTheDocument()
    await waitFor(() => expect(headings()).toEqual(['السعر', 'الإلغاء']))
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([ADDRESS])
  })

  it('are not replaced by ours when they do not come, and are asked for again at a press', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(file(503)).mockResolvedValueOnce(file())
    const { user } = renderWithHost(<Terms />, { declaration, brand })
    const again = await screen.findByRole('button', { name: 'حاول مرة أخرى' })
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
    await user.click(again)
    await waitFor(() => expect(headings()).toEqual(['السعر', 'الإلغاء']))
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('are said not to have come where a network gives no answer at all', async () => {
    jest.useFakeTimers()
    jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
    renderWithHost(<Terms />, { declaration, brand })
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    jest.useRealTimers()
    expect(screen.getByRole('button', { name: 'حاول مرة أخرى' })).toBeVisible()
  })

  it('leave the text that the brand has not written as ours', () => {
    renderWithHost(<Privacy />, { declaration, brand, texts: { terms: own } })
    expect(headings().length).toBeGreaterThan(8)
  })
})
