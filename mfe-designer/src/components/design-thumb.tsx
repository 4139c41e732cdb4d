import { useEffect } from 'react'
import { defineStyles, useStyles } from '@yawmi/ui'
import { boxStyle, elementStyle } from '../canvas/box-style'
import { registerFontsOf } from '../canvas/fonts'
import { Ground } from '../canvas/ground'
import { ElementLook } from '../canvas/element-look'
import { TextContent } from '../canvas/texts/text-content'
import { isBlank, isText } from '../document/box'
import { stageSize, type Design } from '../document/design'

const styles = defineStyles({
  thumb: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: '#ffffff',
    flexShrink: '0',
    forcedColorAdjust: 'none',
  },
  stage: { display: 'block', position: 'absolute', overflow: 'hidden' },
})

/** A design as it is, small: drawn from the same data and styles as the stage, so there is no picture to keep. */
export function DesignThumb({ design, size }: { design: Design; size: number }) {
  const classes = useStyles(styles)
  useEffect(() => registerFontsOf(design), [design])
  const { width, height } = stageSize(design)
  const scale = size / Math.max(width, height)
  return (
    <span aria-hidden dir="ltr" className={classes.thumb} style={{ width: width * scale, height: height * scale }}>
      <span
        className={classes.stage}
        style={{ left: 0, top: 0, width, height, transformOrigin: '0 0', transform: `scale(${scale})` }}
      >
        <Ground design={design} loading="lazy" />
        {design.boxes.map((box) =>
          !isText(box) ? (
            <span key={box.id} style={elementStyle(box)}>
              <ElementLook box={box} />
            </span>
          ) : isBlank(box) ? null : (
            <span key={box.id} style={boxStyle(box)}>
              <TextContent box={box} />
            </span>
          ),
        )}
      </span>
    </span>
  )
}
