import { useEffect, type ReactNode } from 'react'
import type { DesignType } from '@yawmi/contract'
import { keepDrafts } from '../../studio/drafts'
import type { Studio } from '../../studio/studio'
import { StudioProvider } from '../../studio/use-studio'
import { DraftOffer } from './draft-offer'
import { useEditorKeys } from './use-editor-keys'

interface EditorProps {
  studio: Studio
  type: DesignType
  className: string
  children: ReactNode
}

/** What both editors have around them: the studio, its keys, and drafts that are kept and offered again. */
export function Editor({ studio, type, className, children }: EditorProps) {
  const onKeyDown = useEditorKeys(studio)
  useEffect(() => keepDrafts(studio, type), [studio, type])
  return (
    <StudioProvider value={studio}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts for what the buttons within do */}
      <div className={className} onKeyDown={onKeyDown}>
        <DraftOffer key={type} type={type} />
        {children}
      </div>
    </StudioProvider>
  )
}
