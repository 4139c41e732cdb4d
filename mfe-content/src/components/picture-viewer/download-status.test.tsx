import { useState } from 'react'
import { fireEvent, renderWithHost, screen } from '@yawmi/testing'
import { DownloadStatus } from './download-status'

/** A download of which a press brings the next percent. */
function Download({ percents }: { percents: number[] }) {
  const [[percent = 0, ...next], setPercents] = useState(percents)
  return (
    <>
      <button onClick={() => setPercents(next)}>next</button>
      <DownloadStatus state={{ at: 'running', percent }} describe={(shown) => `${shown}%`} />
    </>
  )
}
const goOn = () => fireEvent.click(screen.getByRole('button'))

const announced = (text: string) => screen.queryByText(text, { ignore: '[aria-hidden]' })

it('shows each percent, and tells a screen reader of a download by quarters', () => {
  renderWithHost(<Download percents={[26, 49, 50]} />)
  expect(announced('25%')).toBeVisible()
  goOn()
  expect(screen.getByText('49%')).toBeVisible()
  expect(announced('49%')).toBeNull()
  expect(announced('25%')).toBeVisible()
  goOn()
  expect(announced('50%')).toBeVisible()
})
