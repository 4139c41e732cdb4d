import { dictionary } from '@yawmi/remote-kit'
import { ar, type Strings } from './ar'

const { nameExamples, resultCount, stickerCount } = ar

/** This remote's words, with those that the brand has of its own. */
export const useStrings = dictionary<Strings>('content', ar.words)

/** Words in the forms of a number, and lists of words; a brand names one of them `content.resultCount.few`. */
export const useStringGroups = dictionary('content', { nameExamples, resultCount, stickerCount })
