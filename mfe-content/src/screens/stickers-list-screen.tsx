export { StickerList as default } from '../features/stickers/sticker-list'
