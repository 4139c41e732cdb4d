import { dictionary } from '@yawmi/remote-kit'
import { ar, type Words } from './ar'

const { nameExamples, resultCount, stickerCount } = ar

/** This remote's words, with those that the brand has of its own. */
export const useWords = dictionary<Words>('content', ar.words)

/** Words in the forms of a number, and lists of words; a brand names one of them `content.resultCount.few`. */
export const useWordGroups = dictionary('content', { nameExamples, resultCount, stickerCount })
