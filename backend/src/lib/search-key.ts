import { foldText } from '@yawmi/contract'

/**
 * The form of an Arabic text under which it is found, however it is written: folded, and without spaces.
 * @returns at most 120 characters: it is indexed
 */
export const searchKey = (text: string): string => foldText(text).replaceAll(' ', '').slice(0, 120)
