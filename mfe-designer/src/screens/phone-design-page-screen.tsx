import { lazy, useEffect, useMemo, useRef, useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { useBackToClose, useNavigation } from '@yawmi/remote-kit'
import { readStored } from '@yawmi/session'
import { IconButton, VisuallyHidden, useAtLeast, useStyles } from '@yawmi/ui'
import { DownloadIcon, ShareIcon } from '@yawmi/ui/icons'
import { Stage } from '../canvas/stage'
import { useStrings } from '../copy/use-strings'
import { stageSize } from '../document/design'
import { isPristine } from '../document/pristine'
import { canSharePictures } from '../export/file'
import { openStudio } from '../studio/open-studio'
import { StudioProvider, useStudio, useStudioView } from '../studio/use-studio'
import { BackLink } from '../components/back-link'
import { DraftOffer } from '../features/drafts/draft-offer'
import { DraftsButton } from '../features/drafts/drafts-button'
import { ExportOptions } from '../features/export/export-options'
import { useExport } from '../features/export/use-export'
import { EditorFrame } from './editors/editor-frame'
import { HistoryButtons } from '../features/workspace/history-buttons'
import { Notice } from '../features/workspace/notice'
import { SelectionBar } from '../features/selection/selection-bar'
import { ToolBar } from '../features/tools/tool-bar'
import { ToolPanel } from './editors/tool-panel'
import { TooLarge } from '../features/workspace/too-large'
import { TOOLS, type Tool } from '../features/tools/tools'
import { useBackground } from '../features/backgrounds/use-background'
import { useChosenPicture } from '../features/backgrounds/use-chosen-picture'
import { useFittingScale } from '../features/workspace/use-stage-scale'
import { useTool } from '../features/tools/use-tool'
import { useDesignPage } from './editors/use-design-page'
import { PhoneEditorSkeleton } from './skeletons/phone-editor-skeleton'
import { phoneStyles } from './editors/phone-editor.styles'

/** The phone chooses its picture on a page before this one, so the tool of backgrounds is not among these. */
const PHONE_TOOLS: readonly Tool[] = ['text', 'font', 'size', 'color', 'quotes', 'elements', 'tone', 'page']
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
  const design = useStudioView((view) => view.design)
  const layer = useRef<HTMLDivElement>(null)
  const workspace = useRef<HTMLDivElement>(null)
  const scale = useFittingScale(workspace, stageSize(design))
  const stageWidth = stageSize(design).width
  // A finger takes hold of no less, and the picture shows at both sides (specification, section 9).
  const widths = useMemo(() => ({ min: 100 / (scale ?? 1), max: stageWidth * 0.9 }), [scale, stageWidth])
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
        <header className={classes.bar}>
          <BackLink />
          <VisuallyHidden>
            <h1>{type === 'image' ? strings.imageStudio : strings.cardStudio}</h1>
          </VisuallyHidden>
          <span className={classes.space} />
          <DraftsButton type={type} />
          <HistoryButtons />
          <IconButton
            label={strings.download}
            disabled={isPristine(design)}
            loading={picture.busy !== undefined}
            {...picture.prepareHandlers}
            onClick={() => picture.start({ to: 'download' })}
          >
            <DownloadIcon />
          </IconButton>
          {canSharePictures() && (
            <IconButton
              className={classes.share}
              label={strings.share}
              disabled={isPristine(design)}
              {...picture.prepareHandlers}
              onClick={() => picture.start({ to: 'share' })}
            >
              <ShareIcon />
            </IconButton>
          )}
          <ExportOptions state={picture} />
        </header>
      }
    >
      <DraftOffer key={type} type={type} />
      <div className={classes.middle}>
        <div className={classes.picture}>
          <div className={classes.room}>
            <div ref={workspace} className={classes.workspace} data-canvas>
              {scale !== undefined && <Stage scale={scale} widths={widths} layer={layer} />}
            </div>
            <Notice progress={picture.progress ?? background.progress} failure={picture.failure}>
              <TooLarge />
            </Notice>
          </div>
          <div className={classes.selection}>
            <SelectionBar onStyle={show} />
          </div>
        </div>
        {open && (
          <section className={classes.panel} aria-label={strings[open.name]}>
            <ToolPanel tool={tool} type={type} onBackground={background.set} />
          </section>
        )}
      </div>
      <ToolBar
        ref={toolBar}
        place="foot"
        active={tool === 'text' ? 'backgrounds' : tool}
        onChoose={choose}
        tools={PHONE_TOOLS}
      />
    </EditorFrame>
  )
}

/** The phone editor. From md up the desktop's takes over, with the same design. */
const PhoneDesignPageScreen = () => {
  const type = readStored('dataType') ?? 'image'
  const wide = useAtLeast('md')
  const { go } = useNavigation()
  useEffect(() => {
    if (wide) go({ name: 'design_page', params: { dataType: `${type}s` } }, { replace: true })
  }, [type, wide, go])
  return wide ? null : <PhoneEditor key={type} type={type} />
}

export default PhoneDesignPageScreen

const DesignPageScreen = lazy(() => import('./design-page-screen'))

/**
 * The desktop editor's address in a window that was narrow when it was opened: it leads to the phone editor, whose code
 * is here. Only where the window has grown meanwhile does it need the desktop's.
 */
export const NarrowDesignPageScreen = () => (useDesignPage() ? <DesignPageScreen /> : <PhoneEditorSkeleton />)
