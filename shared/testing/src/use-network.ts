import { queryClient } from '@yawmi/remote-kit/query'
import { preloadDialog } from '@yawmi/ui'
import { HttpResponse } from 'msw'
import { network, reply } from './network'

/** Milliseconds for compiling the dialog, which a machine that is new and busy takes its time for. */
const COMPILING = 60_000

/** Call once at the top of a test file: a fresh network, storage and cache for every test of it. */
export function useNetwork(): void {
  beforeAll(async () => {
    network.listen()
    // Compiling it within a test's time makes that test fail on a busy machine.
    await preloadDialog()
  }, COMPILING)
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    queryClient.clear()
    // Every unsafe call needs the pair first; what it holds is the server's business, not the screens'.
    reply('xsrfToken', () => HttpResponse.json({ data: { token: 'pair' } }))
  })
  afterEach(() => network.resetHandlers())
  afterAll(() => network.close())
}
