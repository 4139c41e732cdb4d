import { useMemo, useRef, useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { useStyles } from '@yawmi/ui'
import { Stage } from '../canvas/stage'
import { useStrings } from '../copy/use-strings'
import { openStudio } from '../studio/open-studio'
import { DraftOffer } from '../features/drafts/draft-offer'
import { useExport } from '../features/export/use-export'
import { DesktopBar } from './editors/desktop-bar'
import { EditorFrame } from './editors/editor-frame'
import { Notice } from '../features/workspace/notice'
import { SelectionActions } from '../features/selection/selection-actions'
import { ToolBar } from '../features/tools/tool-bar'
import { ToolPanel } from './editors/tool-panel'
import { TooLarge } from '../features/workspace/too-large'
import { TOOLS } from '../features/tools/tools'
import { BackgroundsPanel } from '../features/backgrounds/backgrounds-panel'
import { useBackground } from '../features/backgrounds/use-background'
import { useDesktopScale, type Zoom } from '../features/workspace/use-stage-scale'
import { useTool } from '../features/tools/use-tool'
import { useDesignPage } from './editors/use-design-page'
import { desktopStyles } from './editors/desktop-editor.styles'

/** The panels of font, size and colour are opened and closed by the same press (specification, section 2). */
const RULES = { initial: 'backgrounds', toggled: ['font', 'size', 'color'] } as const

/** The studio from md up: tools at the side, their panel beside them, the picture in all the room that is left. */
function DesktopEditor({ type }: { type: DesignType }) {
  const strings = useStrings()
  const classes = useStyles(desktopStyles)
  const [studio] = useState(() => openStudio(type))
  const layer = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<Zoom>(100)
  const scale = useDesktopScale(zoom)
  const { tool, choose, show, toolBar, closePanel } = useTool(studio, RULES)
  const background = useBackground(studio)
  const { set: setBackground } = background
  const backgrounds = useMemo(() => <BackgroundsPanel type={type} onChoose={setBackground} />, [type, setBackground])
  const picture = useExport(studio, type, layer)
  const name = TOOLS.find((each) => each.tool === tool)!.name
  return (
    <EditorFrame
      studio={studio}
      type={type}
      className={classes.editor}
      onEscape={closePanel}
      bar={<DesktopBar type={type} zoom={zoom} onZoom={setZoom} picture={picture} />}
    >
      <div className={classes.body}>
        <ToolBar ref={toolBar} place="rail" active={tool} onChoose={choose} />
        <section className={classes.panel} aria-label={strings[name]}>
          <div className={classes.offer}>
            <DraftOffer key={type} type={type} />
          </div>
          <ToolPanel tool={tool} type={type} onBackground={background.set} backgrounds={backgrounds} />
        </section>
        <div className={classes.place}>
          <div className={classes.workspace} data-canvas>
            <Stage scale={scale} layer={layer} />
          </div>
          <Notice progress={picture.progress ?? background.progress} failure={picture.failure}>
            <TooLarge />
          </Notice>
          <div className={classes.selection}>
            <SelectionActions upright onStyle={show} />
          </div>
        </div>
      </div>
    </EditorFrame>
  )
}

/** The desktop editor. Below md the phone's takes over with the same design. */
const DesignPageScreen = () => {
  const type = useDesignPage()
  return type && <DesktopEditor key={type} type={type} />
}

export default DesignPageScreen
