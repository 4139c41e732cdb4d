import { onSessionChange } from '@yawmi/session'

/** By what they are for: words that somebody was still writing when the dialog closed, for as long as the page is open. */
const written = new Map<string, readonly string[]>()
onSessionChange(() => written.clear())

export const writtenWords = (of: string): readonly string[] | undefined => written.get(of)
export const keepWords = (of: string, words: readonly string[]): void => void written.set(of, words)
export const forgetWords = (of: string): void => void written.delete(of)
