import { dictionary } from '@yawmi/remote-kit'
import { ar, type Words } from './ar'

/** This remote's words, with those that the brand has of its own. */
export const useWords = dictionary<Words>('content', ar.words)
