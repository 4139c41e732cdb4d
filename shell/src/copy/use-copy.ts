import { dictionary } from '@yawmi/remote-kit'
import { ar } from './ar'

/** The shell's words, with those that the brand says its own way. */
export const useCopy = dictionary('shell', ar)
