/** The file of a sticker pack for WhatsApp. Loaded with the first pack, by a dynamic import. */
export { packArchive, type PackInput } from './pack-archive'
export { RULES } from './pack-rules'
export { trayPicture } from './tray-picture'
