/** Which hand writes the word of a sticker, by its pack. */
export const stickerFonts = { 'leaf-faces': 'marhey', greetings: 'lalezar', animals: 'baloo', tea: 'marhey' }
