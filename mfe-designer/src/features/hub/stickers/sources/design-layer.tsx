import type { Ref } from 'react'
import { useStyles } from '@yawmi/ui'
import { boxStyle, elementStyle } from '../../../../canvas/box-style'
import { ElementLook } from '../../../../canvas/element-look'
import { TextContent } from '../../../../canvas/texts/text-content'
import { TEXT_LANG, isBlank, isText } from '../../../../document/box'
import { stageSize, type Design } from '../../../../document/design'
import { stickersStyles } from '../stickers.styles'

/** The boxes of a design in their size, out of sight: the exporter takes them from there, as from a stage. */
export function DesignLayer({ design, ref }: { design: Design; ref: Ref<HTMLDivElement> }) {
  const classes = useStyles(stickersStyles)
  const { width, height } = stageSize(design)
  return (
    <div aria-hidden dir="ltr" className={classes.away} style={{ width, height }}>
      <div ref={ref} lang={TEXT_LANG} style={{ position: 'relative', width, height }}>
        {design.boxes.map((box) =>
          !isText(box) ? (
            <div key={box.id} data-box={box.id} style={elementStyle(box)}>
              <ElementLook box={box} />
            </div>
          ) : isBlank(box) ? null : (
            <div key={box.id} data-box={box.id} style={boxStyle(box)}>
              <TextContent box={box} />
            </div>
          ),
        )}
      </div>
    </div>
  )
}
