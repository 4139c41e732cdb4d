import { dictionary } from '@yawmi/remote-kit'
import { ar } from './ar'

/** This remote's words, with those that the brand has of its own. */
export const useCopy = dictionary('auth', ar)
