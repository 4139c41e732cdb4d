/** What a terminal obeys, begins another line with, or turns a line round with. */
const CONTROLS = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu
/** Characters that are printed of one text. */
const MAX_LENGTH = 4_000

/** A text of somebody else's as one line that a terminal only shows. @param {unknown} text */
export const plainLine = (text) => String(text).replace(CONTROLS, ' ').slice(0, MAX_LENGTH)
