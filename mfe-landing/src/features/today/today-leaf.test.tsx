import { CATEGORY_IDS } from '@yawmi/contract'
import { aName, answer, aPage, disconnect, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { dailyNames } from './copy/ar'
import { leafOf, libyanDate } from './today'
import { TodayLeaf } from './today-leaf'

useNetwork()

const todaysName = dailyNames[leafOf(libyanDate(new Date())).number % dailyNames.length]

describe('TodayLeaf', () => {
  it('shows the date, and the name of the day with the meaning that the service has', async () => {
    const seen = answer('categoryContent', aPage([aName({ name: 'هدى', description: 'الرشاد والطريق الصحيح' })]))
    renderWithHost(<TodayLeaf />)
    expect(await screen.findByText('الرشاد والطريق الصحيح')).toBeVisible()
    expect(seen[0]).toMatchObject({ params: { categoryId: CATEGORY_IDS.names }, query: { specific_name: todaysName } })
    expect(screen.getByText(leafOf(libyanDate(new Date())).weekday)).toBeVisible()
  })

  it('shows the name alone when its meaning does not come', async () => {
    disconnect('categoryContent')
    const { said } = renderWithHost(<TodayLeaf />)
    await waitFor(() => expect(screen.getByText(todaysName!)).toBeVisible(), { timeout: 4000 })
    expect(said).toEqual([])
  })
})
