import { act, renderWithHost, screen, useNetwork } from '@yawmi/testing'
import { OfflineBanner } from './offline-banner'

useNetwork()

const WORDS = 'أنت غير متصل بالإنترنت. ما فتحته من قبل ما زال متاحًا.'
const workers = new EventTarget()
const device = (onLine: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine })
  act(() => void dispatchEvent(new Event(onLine ? 'online' : 'offline')))
}
const workerSays = (up: boolean) =>
  act(() => void workers.dispatchEvent(new MessageEvent('message', { data: { type: 'network', up } })))
beforeEach(() => Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers }))
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'onLine')
})

describe('the banner of a device without network', () => {
  it('is shown when the device loses its network, and goes when it has one again', () => {
    renderWithHost(<OfflineBanner bare={false} />)
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument()
    device(false)
    expect(screen.getByText(WORDS, { selector: '[role=status] > *' })).toBeVisible()
    device(true)
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument()
  })

  it('is shown when only the cache could answer, until the network answers', () => {
    renderWithHost(<OfflineBanner bare={false} />)
    workerSays(false)
    expect(screen.getByText(WORDS)).toBeVisible()
    workerSays(true)
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument()
  })
})
