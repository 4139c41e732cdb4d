import { useRef } from 'react'
import { renderWithHost, screen, useNetwork } from '@yawmi/testing'
import { initialDesign } from '../../document/pristine'
import { createStudio } from '../../studio/studio'
import { StudioProvider } from '../../studio/use-studio'
import { Notice } from '../workspace/notice'
import { useExport } from './use-export'

// As the build's loader says that a file of code did not come.
jest.mock('./use-exporter', () => ({
  useExporter: () => () =>
    Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })),
}))
useNetwork()

it('asks for a look at the network where what makes pictures did not come, and does not blame the browser', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  // jsdom measures nothing.
  Object.assign(performance, { measure() {} })
  const studio = createStudio(initialDesign('box-1'))
  const Exporting = () => {
    const state = useExport(studio, 'image', useRef(document.createElement('div')))
    return (
      <StudioProvider value={studio}>
        <button onClick={() => state.start({ to: 'download' })}>ابدأ</button>
        <Notice progress={state.progress} failure={state.failure} />
      </StudioProvider>
    )
  }
  const { user } = renderWithHost(<Exporting />, { role: 'subscriber' })
  await user.click(screen.getByRole('button', { name: 'ابدأ' }))
  expect(await screen.findByText(/تحقق من الاتصال ثم حاول مرة أخرى/)).toBeVisible()
})
