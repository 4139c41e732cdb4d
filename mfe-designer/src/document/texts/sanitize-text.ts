/**
 * A text as it can be drawn into a picture: without control characters and halves of letters, which no XML holds and
 * which word processors leave in what is pasted from them. Their line breaks become ours.
 */
export const sanitizeText = (text: string): string =>
  text.replace(/\r\n?|\v|\f/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}|[\ufffe\uffff]/gu, '')
