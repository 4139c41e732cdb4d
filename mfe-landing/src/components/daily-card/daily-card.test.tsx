import type { DailyCard as Content } from '@yawmi/contract'
import { aName, renderWithHost, screen, useNetwork } from '@yawmi/testing'
import { libyanDate } from '@yawmi/lib'
import { datePartsOf } from '../../lib/calendar-date'
import { DailyCard } from './daily-card'

useNetwork()

const dailyCard = (more: Partial<Content> = {}): Content => ({
  date: '2026-11-21',
  name: aName({ name: 'سراج', description: 'المصباح المنوّر' }),
  quote: null,
  joke: null,
  ...more,
})

describe('TodayLeaf', () => {
  it('shows the date of the service, and the name of the day with its meaning', () => {
    renderWithHost(<DailyCard leaf={dailyCard()} />)
    expect(screen.getByText('السبت')).toBeVisible()
    expect(screen.getByText('21')).toBeVisible()
    expect(screen.getByText('سراج')).toBeVisible()
    expect(screen.getByText('المصباح المنوّر')).toBeVisible()
  })

  it('keeps its place while it waits', () => {
    renderWithHost(<DailyCard leaf="pending" />)
    expect(screen.getByRole('article')).toHaveTextContent('كل صباح ورقة جديدة')
    expect(screen.queryByText('هدى')).not.toBeInTheDocument()
  })

  it('has a name of its own and the date in Libya when the day’s does not come', () => {
    renderWithHost(<DailyCard leaf="none" />)
    expect(screen.getByText('هدى')).toBeVisible()
    expect(screen.getByText(datePartsOf(libyanDate(new Date())).weekday)).toBeVisible()
  })
})
