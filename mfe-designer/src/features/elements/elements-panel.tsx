import { useState, type ReactNode } from 'react'
import { Chip, useStyles } from '@yawmi/ui'
import { selectedElement } from '../../commands/element-style'
import type { PanelProps } from '../../components/deferred-panel'
import { FullNote } from '../../components/full-note'
import { panelStyles } from '../../components/panel.styles'
import { usePanelStrings } from '../../copy/panels/use-strings'
import { useStudioView } from '../../studio/use-studio'
import { ElementStyleFields } from './element-style-fields'
import { PictureElements } from './picture-elements'
import { ShapeChoices } from './shape-choices'

const VIEWS = ['shapes', 'emoji', 'stickersOfPacks', 'pictures', 'layers'] as const
type View = 'elementStyle' | (typeof VIEWS)[number]

interface ElementsPanelProps extends Pick<PanelProps, 'type'> {
  /** Takes a picture from the device. */
  ownPicture: ReactNode
  emoji: ReactNode
  stickers: ReactNode
  /** All boxes in their order, and what several selected ones have in common. */
  layers: ReactNode
  /** How the selected picture is shown. */
  pictureEdit: ReactNode
  /** What any selected box has. */
  arrange: ReactNode
}

/** What can be put on the picture beside texts, and how the selected one of it looks. */
export function ElementsPanel({ type, ownPicture, emoji, stickers, layers, pictureEdit, arrange }: ElementsPanelProps) {
  const strings = usePanelStrings()
  const classes = useStyles(panelStyles)
  const element = useStudioView(selectedElement)
  // With another selection, or none, the view that fits it is shown until one is chosen.
  const [chosen, setChosen] = useState<{ view: View; of: string | undefined }>()
  const isTogether = useStudioView(({ others }) => others.length > 0)
  const views: View[] = element && !isTogether ? ['elementStyle', ...VIEWS] : [...VIEWS]
  const of = isTogether ? 'together' : element?.id
  // Who picks boxes in the list of layers goes on there.
  const isChosen = chosen && views.includes(chosen.view) && (chosen.of === of || chosen.view === 'layers')
  const view = isChosen ? chosen.view : isTogether ? 'layers' : views[0]
  return (
    <div className={classes.stack}>
      <div role="group" aria-label={strings.elements} className={classes.group}>
        {views.map((each) => (
          <Chip key={each} pressed={each === view} onClick={() => setChosen({ view: each, of })}>
            {strings[each]}
          </Chip>
        ))}
      </div>
      <FullNote />
      {view === 'shapes' && <ShapeChoices />}
      {view === 'emoji' && emoji}
      {view === 'stickersOfPacks' && stickers}
      {view === 'layers' && layers}
      {view === 'pictures' && (
        <>
          {ownPicture}
          <PictureElements type={type} />
        </>
      )}
      {view === 'elementStyle' && element && (
        <ElementStyleFields box={element} pictureEdit={pictureEdit}>
          {arrange}
        </ElementStyleFields>
      )}
    </div>
  )
}
