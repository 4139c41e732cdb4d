import { dictionary } from '@yawmi/remote-kit'
import { ar } from './ar'

/** The studio's words, with those that the brand replaces. */
export const useCopy = dictionary('designer', ar)
