import { useEffect, useRef, type ReactNode } from 'react'
import type { DesignType } from '@yawmi/contract'
import { afterPaint } from '@yawmi/lib'
import { useApi } from '@yawmi/remote-kit'
import { queryClient } from '@yawmi/remote-kit/query'
import { useToast } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { quotesQuery } from '../../features/text/quotes.resource'
import { autosaveDrafts } from '../../studio/drafts'
import { sweepOwnPictures } from '../../studio/own-pictures'
import { rememberOpenDraft } from '../../studio/open-draft'
import type { Studio } from '../../studio/studio'
import { StudioProvider } from '../../studio/use-studio'
import { Announcer } from '../../features/keyboard/announcer'
import { BoxMenu } from '../../features/selection/box-menu'
import { useEditorKeys } from '../../features/keyboard/use-editor-keys'
import { useToastsBelow } from '../../features/workspace/use-toasts-below'

interface EditorFrameProps {
  studio: Studio
  type: DesignType
  className: string
  /** The bar above, which toasts leave free. */
  bar: ReactNode
  /** Closes the open panel on Escape outside of the canvas; undefined while none is open. */
  onEscape: (() => void) | undefined
  children: ReactNode
}

/**
 * What both editors share: the studio, its keys and menu, prefetched quotes, and drafts that are stored and open again after
 * a reload.
 */
export function EditorFrame({ studio, type, className, bar, onEscape, children }: EditorFrameProps) {
  const strings = useStrings()
  const toast = useToast()
  const api = useApi()
  const onKeyDown = useEditorKeys(studio, onEscape)
  const top = useRef<HTMLDivElement>(null)
  useToastsBelow(top)
  useEffect(() => rememberOpenDraft(studio, type), [studio, type])
  useEffect(() => afterPaint(() => void sweepOwnPictures()), [])
  useEffect(() => afterPaint(() => void queryClient.prefetchInfiniteQuery(quotesQuery(api))), [api])
  useEffect(
    () => autosaveDrafts(studio, type, () => toast(strings.draftsRefused, 'error')),
    [studio, type, toast, strings],
  )
  return (
    <StudioProvider value={studio}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts for what the buttons within do */}
      <div className={className} onKeyDown={onKeyDown}>
        <div ref={top}>{bar}</div>
        <BoxMenu>{children}</BoxMenu>
        <Announcer />
      </div>
    </StudioProvider>
  )
}
