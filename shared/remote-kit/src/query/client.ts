import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@yawmi/api-client'
import { onSessionChange } from '@yawmi/session'

/** Answers younger than this are shown as they are; older ones are shown and refreshed behind. Milliseconds. */
const FRESH = 60_000
const KEPT = 30 * 60_000

/**
 * What may come right by itself within moments: a connection that was cut, or a server in trouble. A refusal is one the
 * second time too. A time-out is not tried again: whoever waits has waited for 20 seconds already and would see nothing
 * but shapes for 40 more, while a server that is late for being busy was asked three times. The screen says so, and its
 * button asks again.
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
      staleTime: FRESH,
      gcTime: KEPT,
      retry: (failures, error) => failures < 2 && mayRecover(error),
      retryDelay: (failures) => 500 * 2 ** failures,
      refetchOnWindowFocus: false,
      // Without it a query of an offline device waits for ever and says nothing.
      networkMode: 'always',
      throwOnError: false,
    },
  },
})

// Where pages are drawn ahead nobody signs in.
if (typeof window !== 'undefined') onSessionChange(() => queryClient.clear())
