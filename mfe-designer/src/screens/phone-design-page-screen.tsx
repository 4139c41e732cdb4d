import { lazy, useEffect, useRef, useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { useBackToClose, useNavigation } from '@yawmi/remote-kit'
import { useAtLeast, useStyles } from '@yawmi/ui'
import { Stage } from '../canvas/stage'
import { useStrings } from '../copy/use-strings'
import { openStudio } from '../studio/open-studio'
import { StudioProvider, useStudio } from '../studio/use-studio'
import { DraftOffer } from '../features/drafts/draft-offer'
import { useExport } from '../features/export/use-export'
import { EditorFrame } from './editors/editor-frame'
import { PhoneActions, PhoneBar } from './editors/phone-bar'
import { PhoneEditorAhead } from './editors/phone-editor-ahead'
import { phoneType } from '../lib/phone-type'
import { provideAhead } from '../lib/preload-screen'
import { Notice } from '../features/workspace/notice'
import { SelectionActions } from '../features/selection/selection-actions'
import { ToolBar } from '../features/tools/tool-bar'
import { ToolPanel } from './editors/tool-panel'
import { TooLarge } from '../features/workspace/too-large'
import { TOOLS, type Tool } from '../features/tools/tools'
import { useBackground } from '../features/backgrounds/use-background'
import { useChosenPicture } from '../features/backgrounds/use-chosen-picture'
import { StageRoom } from '../features/workspace/stage-room'
import { useTool } from '../features/tools/use-tool'
import { useDesignPage } from './editors/use-design-page'
import { useHasPainted } from '../hooks/use-has-painted'
import { ButtonSkeletons } from './skeletons/button-skeletons'
import { ToolsSkeleton } from './skeletons/tools-skeleton'
import { PhoneEditorSkeleton } from './skeletons/phone-editor-skeleton'
import { phoneStyles } from './editors/phone-editor.styles'

/** The phone chooses its picture on a page before this one, so the tool of backgrounds is not among these. */
const PHONE_TOOLS: readonly Tool[] = TOOLS.map(({ tool }) => tool).filter((tool) => tool !== 'backgrounds')
/** A panel takes room from the picture, so every one can be closed. */
const RULES = { initial: 'backgrounds', toggled: PHONE_TOOLS } as const

/** The studio below md: the picture above, tools at the thumb, the panel of the active one between them. */
function PhoneEditor({ type }: { type: DesignType }) {
  const [studio] = useState(() => openStudio(type))
  return (
    <StudioProvider value={studio}>
      <Phone type={type} />
    </StudioProvider>
  )
}

function Phone({ type }: { type: DesignType }) {
  const strings = useStrings()
  const classes = useStyles(phoneStyles)
  const studio = useStudio()
  const layer = useRef<HTMLDivElement>(null)
  const hasPainted = useHasPainted()
  const { tool, choose, show, toolBar, closePanel } = useTool(studio, RULES)
  const background = useBackground(studio)
  const picture = useExport(studio, type, layer)
  useChosenPicture(studio, type, background.set)
  const open = TOOLS.find((each) => each.tool === tool && PHONE_TOOLS.includes(tool))
  useBackToClose(open !== undefined, () => show(tool))
  return (
    <EditorFrame
      studio={studio}
      type={type}
      className={classes.editor}
      onEscape={closePanel}
      bar={
        <PhoneBar type={type}>
          {hasPainted ? <PhoneActions type={type} picture={picture} /> : <ButtonSkeletons count={5} />}
        </PhoneBar>
      }
    >
      <DraftOffer key={type} type={type} />
      <div className={classes.middle}>
        <div className={classes.picture}>
          <div className={classes.room}>
            <StageRoom className={classes.workspace}>
              {(scale, widths) => <Stage scale={scale} widths={widths} layer={layer} />}
            </StageRoom>
            <Notice progress={picture.progress ?? background.progress} failure={picture.failure}>
              <TooLarge />
            </Notice>
          </div>
          <div className={classes.selection}>
            <SelectionActions onStyle={show} />
          </div>
        </div>
        {open && (
          <section className={classes.panel} aria-label={strings[open.name]}>
            <ToolPanel tool={tool} type={type} onBackground={background.set} />
          </section>
        )}
      </div>
      {hasPainted ? (
        <ToolBar
          ref={toolBar}
          place="foot"
          active={tool === 'text' ? 'backgrounds' : tool}
          onChoose={choose}
          tools={PHONE_TOOLS}
        />
      ) : (
        <ToolsSkeleton place="foot" count={PHONE_TOOLS.length} />
      )}
    </EditorFrame>
  )
}

/** The phone editor. From md up the desktop's takes over, with the same design. */
const PhoneDesignPageScreen = () => {
  const type = phoneType()
  const wide = useAtLeast('md')
  const { go } = useNavigation()
  useEffect(() => {
    if (wide) go({ name: 'design_page', params: { dataType: `${type}s` } }, { replace: true })
  }, [type, wide, go])
  return wide ? null : <PhoneEditor key={type} type={type} />
}

export default PhoneDesignPageScreen
provideAhead('phone-design-page', PhoneEditorAhead)

const DesignPageScreen = lazy(() => import('./design-page-screen'))

/**
 * The desktop editor's address in a window that was narrow when it was opened: it leads to the phone editor, whose code
 * is here. Only where the window has grown meanwhile does it need the desktop's.
 */
export const NarrowDesignPageScreen = () => (useDesignPage() ? <DesignPageScreen /> : <PhoneEditorSkeleton />)
