import { useEffect, type ReactNode } from 'react'
import type { DesignType } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { queryClient } from '@yawmi/remote-kit/query'
import { useToast } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import { quotesQuery } from '../../panels/quotes.resource'
import { keepDrafts } from '../../studio/drafts'
import type { Studio } from '../../studio/studio'
import { StudioProvider } from '../../studio/use-studio'
import { DraftOffer } from '../drafts/draft-offer'
import { Announcer } from './announcer'
import { BoxMenu } from './box-menu'
import { useEditorKeys } from './use-editor-keys'

interface EditorProps {
  studio: Studio
  type: DesignType
  className: string
  children: ReactNode
}

/**
 * What both editors have around them: the studio, its keys and menu, quotes that are there when they are asked for, and
 * drafts that are kept and offered again.
 */
export function Editor({ studio, type, className, children }: EditorProps) {
  const copy = useCopy()
  const toast = useToast()
  const api = useApi()
  const onKeyDown = useEditorKeys(studio)
  useEffect(() => void queryClient.prefetchInfiniteQuery(quotesQuery(api)), [api])
  useEffect(
    () => keepDrafts(studio, type, { onRefused: () => toast(copy.draftsRefused, 'error') }),
    [studio, type, toast, copy],
  )
  return (
    <StudioProvider value={studio}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts for what the buttons within do */}
      <div className={className} onKeyDown={onKeyDown}>
        <DraftOffer key={type} type={type} />
        <BoxMenu>{children}</BoxMenu>
        <Announcer />
      </div>
    </StudioProvider>
  )
}
