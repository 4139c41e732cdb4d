import { dictionary } from '@yawmi/remote-kit'
import { ar } from './ar'

/** What is shown before a picture is chosen. */
export const useOwnStartStrings = dictionary('designer', ar)
