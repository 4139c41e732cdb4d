import { aJoke, aQuote, renderWithHost, screen, useNetwork } from '@yawmi/testing'
import { declaration } from '../../remote'
import { JokesPromo } from './jokes-promo'
import { QuotesPromo } from './quotes-promo'

useNetwork()

const [landing] = declaration.routes
const withContent = {
  ...declaration,
  routes: [
    ...declaration.routes,
    { ...landing!, name: 'jokes', path: '/jokes-list' as const },
    { ...landing!, name: 'quotes', path: '/quotes-list' as const },
  ],
}

describe('the promos', () => {
  it('show what today brings', () => {
    const joke = aJoke({ name: 'قال جحا لجاره:\n– عندي قدر.\n– ولدت.' })
    const dailyCard = {
      date: '2026-11-21',
      name: null,
      joke,
      quote: aQuote({ name: 'على قدر\nأهل العزم', description: 'المتنبي' }),
    }
    renderWithHost(
      <>
        <JokesPromo leaf={dailyCard} />
        <QuotesPromo leaf={dailyCard} />
      </>,
      { declaration },
    )
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['قال جحا لجاره:– عندي قدر.', '– ولدت.']),
    )
    expect(screen.getByRole('figure')).toHaveTextContent('«على قدرأهل العزم»المتنبي')
  })

  it('bid nobody press the quote, which is copied inside alone', () => {
    renderWithHost(<QuotesPromo leaf="none" />, { declaration })
    expect(screen.getByText(/^أبيات وحكم/)).not.toHaveTextContent('اضغط')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('tell a joke and lead a visitor to the form', () => {
    renderWithHost(<JokesPromo leaf="none" />, { declaration })
    expect(screen.getByRole('region', { name: 'ضحكة قبل أن يبدأ يومك' })).toHaveTextContent('سألوا جحا')
    expect(screen.getByRole('link', { name: 'المزيد من النكت' })).toHaveAttribute('href', '/#hero')
  })

  it('quote verses with their author and lead a visitor to the form', () => {
    renderWithHost(<QuotesPromo leaf="none" />, { declaration })
    expect(screen.getByRole('figure')).toHaveTextContent(/إذا غامرتَ.*المتنبي/)
    expect(screen.getByRole('link', { name: 'المزيد من الاقتباسات' })).toHaveAttribute('href', '/#hero')
  })

  it('lead a subscriber to all the jokes and quotes', () => {
    renderWithHost(
      <>
        <JokesPromo leaf="none" />
        <QuotesPromo leaf="none" />
      </>,
      { declaration: withContent, role: 'subscriber' },
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/jokes-list',
      '/quotes-list',
    ])
  })
})
