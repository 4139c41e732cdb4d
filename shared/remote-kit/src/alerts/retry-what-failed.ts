/**
 * Refetches every failed query of the page: after a top-up content shows without a reload. The query cache is loaded
 * lazily; if anything was queried at all, it is there.
 */
export async function retryWhatFailed(): Promise<void> {
  const { queryClient } = await import('../query/client')
  await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
}
