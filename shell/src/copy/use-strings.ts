import { dictionary } from '@yawmi/remote-kit'
import { ar } from './ar'

/** The shell's strings, with those that the brand replaces. */
export const useStrings = dictionary('shell', ar)
