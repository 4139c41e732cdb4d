import { DeferredPanel, type PanelProps } from '../../components/deferred-panel'
import { ArrangeFields } from '../../components/arrange-fields'
import { PictureEditFields } from '../../components/picture-edit/picture-edit-fields'
import { selectedBox } from '../../commands/command'
import { NEUTRAL } from '../../document/tone'
import { ElementsPanel } from '../../features/elements/elements-panel'
import { OwnPicture } from '../../features/elements/own-picture/own-picture'
import { useStudioView } from '../../studio/use-studio'

const loadEmoji = async () => (await import('../../features/elements/emoji/emoji-choices')).EmojiChoices
const loadLayers = async () => (await import('../../features/elements/layers/layers-view')).LayersView
const loadStickers = async () => (await import('../../features/elements/stickers/sticker-elements')).StickerElements

/** The tool of elements: shapes, emoji, stickers, and pictures of the media host and of one's own. */
export const ElementsTool = (props: PanelProps) => (
  <ElementsPanel
    type={props.type}
    emoji={<DeferredPanel key="emoji" load={loadEmoji} {...props} />}
    stickers={<DeferredPanel key="stickers" load={loadStickers} {...props} />}
    layers={<DeferredPanel key="layers" load={loadLayers} {...props} />}
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
