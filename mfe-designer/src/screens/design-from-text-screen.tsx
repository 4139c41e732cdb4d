import { useEffect, useRef } from 'react'
import { useNavigation, useSearchParams } from '@yawmi/remote-kit'
import { cardOfText, kindOfText } from '../document/texts/card-of-text'
import { useEnterStudio } from '../hooks/use-enter-studio'
import { newDraftId } from '../studio/draft-id'
import { DesignPageSkeleton } from './skeletons/editor-skeletons'

/** The address by which texts of other screens come into the studio: a card of the text is begun, and its editor takes over. */
export default function DesignFromTextScreen() {
  const [params] = useSearchParams()
  const enter = useEnterStudio()
  const { go } = useNavigation()
  const entered = useRef(false)
  useEffect(() => {
    if (entered.current) return
    entered.current = true
    const text = params.get('text') ?? ''
    const design = cardOfText({ kind: kindOfText(params.get('kind')), text, more: params.get('more') ?? '' })
    if (design) void enter('card', { id: newDraftId(), design }, { replace: true })
    else go({ name: 'design_categories' }, { replace: true })
  }, [params, enter, go])
  return <DesignPageSkeleton />
}
