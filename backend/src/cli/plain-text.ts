/** Nothing of a number but its last three digits, which tell two people apart. */
export const masked = (phone: string): string => phone.slice(0, -3).replace(/\p{Nd}/gu, '•') + phone.slice(-3)

/** Strangers write these: without what moves a terminal's cursor or turns a line round. */
export const plain = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '')

/** The same as one line. */
export const plainLine = (text: string): string => plain(text).replaceAll('\n', ' ')

/** «1 charge», «2 charges». */
export const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** A word as a shell takes it for one: in quotes, where it has spaces or other signs that mean something there. */
export const shellWord = (text: string): string =>
  /^[\w./:@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
