import { dictionary } from '@yawmi/remote-kit'
import { ar } from './ar'

/** The strings of looking at a part of the canvas. */
export const useViewStrings = dictionary('designer', ar)
