import type { PanelProps } from '../../components/deferred-panel'
import { ArrangeFields } from '../../components/arrange-fields'
import { PictureEditFields } from '../../components/picture-edit/picture-edit-fields'
import { selectedBox } from '../../commands/command'
import { NEUTRAL } from '../../document/tone'
import { ElementsPanel } from '../../features/elements/elements-panel'
import { OwnPicture } from '../../features/elements/own-picture/own-picture'
import { useStudioView } from '../../studio/use-studio'

/** The tool of elements, with pictures of one's own among them. */
export const ElementsTool = ({ type }: PanelProps) => (
  <ElementsPanel
    type={type}
    ownPicture={<OwnPicture />}
    pictureEdit={<SelectedPictureEdit />}
    arrange={<ArrangeFields />}
  />
)

function SelectedPictureEdit() {
  const box = useStudioView(selectedBox)
  if (box?.type !== 'picture') return null
  return <PictureEditFields of="selected" picture={box.picture} tone={box.picture.edit?.tone ?? NEUTRAL} />
}
