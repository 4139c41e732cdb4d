import { dictionary } from '@yawmi/remote-kit'
import { ar, type Strings } from './ar'

const { nameExamples, resultCount, stickerCount } = ar

/** This remote's strings, with those that the brand replaces. */
export const useStrings = dictionary<Strings>('content', ar.words)

/** Plural forms and lists of strings; a brand names one of them as `content.resultCount.few`. */
export const useStringGroups = dictionary('content', { nameExamples, resultCount, stickerCount })
