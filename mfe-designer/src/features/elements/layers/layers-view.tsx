import { glyphsOf } from '@yawmi/lib'
import { IconButton, defineStyles, fillText, useStyles } from '@yawmi/ui'
import { AddIcon, BringForwardIcon, SendBackIcon } from '@yawmi/ui/icons'
import { reorderBox } from '../../../commands/placement/reorder-box'
import { toggleSelected } from '../../../commands/together/select-boxes'
import { panelStyles } from '../../../components/panel.styles'
import { elementName } from '../../../copy/element-name'
import { isBlank, isText, type Box } from '../../../document/box'
import { stageSize } from '../../../document/design'
import { boundsOf } from '../../../document/geometry'
import { regionOf } from '../../../document/page/region'
import { useStudio, useStudioView } from '../../../studio/use-studio'
import { useLayersStrings } from './copy/use-strings'
import { TogetherFields } from './together-fields'

const styles = defineStyles({
  list: { display: 'grid', gap: '1' },
  layer: {
    display: 'flex',
    alignItems: 'center',
    borderRadius: 'field',
    border: '1px solid var(--yw-line)',
    '&[data-selected]': { borderColor: 'brand', backgroundColor: 'brandTint' },
  },
  name: {
    flex: '1',
    minWidth: '0',
    minHeight: 'touch',
    paddingInline: '3',
    textAlign: 'start',
    cursor: 'pointer',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&:focus-visible': { outline: '3px solid var(--yw-brand)', outlineOffset: '-3px' },
  },
})

/** Letters of a text that tell it from others. */
const MAX_EXCERPT = 24

/** All boxes from the upper most to the lowest, each by its name and where it is: to be selected, alone or beside others, and moved in their order. */
export function LayersView() {
  const strings = useLayersStrings()
  const studio = useStudio()
  const panel = useStyles(panelStyles)
  const classes = useStyles(styles)
  const { design, selected, others, heightOf } = useStudioView((view) => view)
  const total = design.boxes.length
  const contentOf = (box: Box) => {
    const name = elementName(box, strings)
    return isText(box) && !isBlank(box)
      ? fillText(strings.layerText, { name, text: glyphsOf(box.text.trim()).slice(0, MAX_EXCERPT).join('') })
      : name
  }
  const whereOf = (box: Box) => strings[regionOf(boundsOf(box, heightOf(box)), stageSize(design))]
  const move = (id: string, step: 1 | -1) => {
    if (id !== selected && !others.includes(id)) studio.select(id)
    studio.run(reorderBox, step)
  }
  return (
    <>
      {others.length > 0 && <TogetherFields />}
      <p className={panel.note}>{total > 0 ? strings.layersAbout : strings.layersNone}</p>
      <ol className={classes.list} aria-label={strings.layers}>
        {design.boxes
          .map((box, index) => {
            const content = contentOf(box)
            const isSelected = box.id === selected || others.includes(box.id)
            const name = fillText(strings.layerName, { name: content, where: whereOf(box), n: index + 1, total })
            return (
              <li key={box.id} className={classes.layer} data-selected={isSelected || undefined}>
                <button
                  type="button"
                  className={classes.name}
                  aria-label={box.locked ? `${name} (${strings.lockedShort})` : name}
                  aria-pressed={isSelected}
                  onClick={() => studio.select(box.id)}
                >
                  {content}
                </button>
                <IconButton
                  label={fillText(strings.layerAdd, { name: content })}
                  aria-pressed={isSelected}
                  onClick={() => studio.run(toggleSelected, box.id)}
                >
                  <AddIcon size={20} />
                </IconButton>
                <IconButton
                  label={fillText(strings.layerUp, { name: content })}
                  disabled={box.locked || index === total - 1}
                  onClick={() => move(box.id, 1)}
                >
                  <BringForwardIcon size={20} />
                </IconButton>
                <IconButton
                  label={fillText(strings.layerDown, { name: content })}
                  disabled={box.locked || index === 0}
                  onClick={() => move(box.id, -1)}
                >
                  <SendBackIcon size={20} />
                </IconButton>
              </li>
            )
          })
          .reverse()}
      </ol>
    </>
  )
}
