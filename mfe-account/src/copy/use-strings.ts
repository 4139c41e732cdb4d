import { dictionary } from '@yawmi/remote-kit'
import { ar } from './ar'

/** The account screens' words, with those that the brand replaces. */
export const useStrings = dictionary('account', ar)
