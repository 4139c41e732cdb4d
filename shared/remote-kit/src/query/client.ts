import { QueryClient, onlineManager } from '@tanstack/react-query'
import { ApiError } from '@yawmi/api-client'
import { onSessionChange } from '@yawmi/session'

/** Milliseconds that answers count as fresh; older ones are shown and refetched. */
const FRESH_FOR_MS = 60_000
/** Milliseconds that unused answers stay in the cache. */
const CACHED_FOR_MS = 30 * 60_000

/**
 * Failures that a retry may resolve: a lost connection, or a server error. A refusal stays one. A timeout is not retried:
 * the person has waited for 20 seconds already and would see a skeleton for 40 more, and a busy server would get three
 * times the requests. The screen says so and has a button.
 */
const mayRecover = (error: unknown) =>
  error instanceof ApiError && error.id !== 'timeout' && (error.status === 0 || error.status >= 500)

/**
 * The page's one cache of server state. Screens of every remote share it, so it needs no provider above them; it is
 * emptied when somebody else signs in or out.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_FOR_MS,
      gcTime: CACHED_FOR_MS,
      retry: (failures, error) => failures < 2 && mayRecover(error),
      retryDelay: (failures) => 500 * 2 ** failures,
      refetchOnWindowFocus: false,
      // Without it a query of an offline device waits for ever and says nothing.
      networkMode: 'always',
      // What failed is fetched once the network is back, or the screen would still say that there is none.
      refetchOnReconnect: ({ state }) => state.status === 'error' && state.data === undefined,
      throwOnError: false,
    },
    // Nor is anything that somebody saves on an offline device kept back, whose button would be at work for ever.
    mutations: { networkMode: 'always' },
  },
})

// Nobody signs in, or looks elsewhere, while pages are prerendered.
if (typeof window !== 'undefined') {
  onSessionChange(() => queryClient.clear())
  // Retries wait while the page is out of sight: without this nothing ends that, and a skeleton would stay for ever.
  queryClient.mount()
  // Taken for online otherwise where the page was opened without a network, which then cannot come back.
  onlineManager.setOnline(navigator.onLine)
}
