import {
  useInfiniteQuery as useInfiniteQueryOf,
  useMutation as useMutationOf,
  useQuery as useQueryOf,
  type DefaultError,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { queryClient } from './client'

/** Server state for screens: TanStack Query on the page's one cache. */
export { queryClient }
export { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export const useQuery = <D, E = DefaultError, R = D, K extends QueryKey = QueryKey>(
  options: UseQueryOptions<D, E, R, K>,
) => useQueryOf(options, queryClient)

export const useInfiniteQuery = <D, E = DefaultError, R = InfiniteData<D>, K extends QueryKey = QueryKey, P = unknown>(
  options: UseInfiniteQueryOptions<D, E, R, K, P>,
) => useInfiniteQueryOf(options, queryClient)

export const useMutation = <D, E = DefaultError, V = void, C = unknown>(options: UseMutationOptions<D, E, V, C>) =>
  useMutationOf(options, queryClient)
