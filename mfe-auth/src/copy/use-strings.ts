import { dictionary } from '@yawmi/remote-kit'
import { ar } from './ar'

/** This remote's texts, with those that the brand replaces. */
export const useStrings = dictionary('auth', ar)
