/**
 * Asks again for everything on the page that could not be had: whoever topped up sees it without a reload. The cache
 * of server state is loaded by now if anything was asked at all.
 */
export async function retryWhatFailed(): Promise<void> {
  const { queryClient } = await import('../query/client')
  await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
}
