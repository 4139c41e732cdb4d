export { StickerPacks as default } from '../features/stickers/sticker-packs'
