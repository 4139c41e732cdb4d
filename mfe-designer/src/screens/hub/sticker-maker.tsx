import { takePicture } from '../../features/elements/own-picture/take-picture'
import { StickerMaker } from '../../features/stickers/sticker-maker'

/** The maker of stickers, which reads people's pictures as the editors do. */
export const HubStickerMaker = () => <StickerMaker takePicture={takePicture} />
