import { foldText } from '@yawmi/contract'

/** Whether each of the searched words is in a text, however the two are written; nothing searched is in all. */
export function includesWords(text: string, search: string): boolean {
  const within = foldText(text)
  return foldText(search)
    .split(' ')
    .every((word) => within.includes(word))
}
