import { Button, ErrorState, SkeletonGroup, SkeletonText, useCopy } from '@yawmi/ui'
import { ar } from './copy/ar'
import { useStrings } from '../../copy/use-strings'
import type { OwnText } from '../../hooks/use-own-text'

/** In the place of a brand's own text while it is on the way, and when it does not come. */
export function OwnTextPending({ own }: { own: Exclude<OwnText<unknown>, { state: 'ours' | 'there' }> }) {
  const { loadFailed } = useCopy()
  const { retryText } = useStrings(ar)
  if (own.state === 'failed')
    return <ErrorState action={<Button onClick={own.again}>{retryText}</Button>}>{loadFailed}</ErrorState>
  return (
    <SkeletonGroup>
      <SkeletonText lines={6} />
    </SkeletonGroup>
  )
}
