import { queryClient } from '@yawmi/remote-kit/query'
import { preloadDialog } from '@yawmi/ui'
import { HttpResponse } from 'msw'
import { network, reply } from './network'

/** The time limit for compiling the dialog, in milliseconds: a busy machine without a warm cache needs long. */
const COMPILING = 60_000

/** Call once at the top of a test file: a fresh network, storage and cache for every test of it. */
export function useNetwork(): void {
  beforeAll(async () => {
    network.listen()
    // Compiled here, as a busy machine would otherwise exceed the time limit of the first test that opens a dialog.
    await preloadDialog()
  }, COMPILING)
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    queryClient.clear()
    // The client fetches a CSRF token before the first unsafe call. What the token holds does not matter to screens.
    reply('xsrfToken', () => HttpResponse.json({ data: { token: 'pair' } }))
  })
  afterEach(() => network.resetHandlers())
  afterAll(() => network.close())
}
