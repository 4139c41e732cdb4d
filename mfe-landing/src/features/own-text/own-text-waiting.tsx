import { Button, ErrorState, SkeletonGroup, SkeletonText, useCopy } from '@yawmi/ui'
import { ar } from './copy/ar'
import { useWords } from '../words/use-words'
import type { OwnText } from './use-own-text'

/** In the place of a brand's own text while it is on the way, and when it does not come. */
export function OwnTextWaiting({ own }: { own: Exclude<OwnText<unknown>, { state: 'ours' | 'there' }> }) {
  const { loadFailed } = useCopy()
  const { retryText } = useWords(ar)
  if (own.state === 'failed')
    return <ErrorState action={<Button onClick={own.again}>{retryText}</Button>}>{loadFailed}</ErrorState>
  return (
    <SkeletonGroup>
      <SkeletonText lines={6} />
    </SkeletonGroup>
  )
}
