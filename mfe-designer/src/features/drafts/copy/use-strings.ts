import { dictionary } from '@yawmi/remote-kit'
import { ar as shared } from '../../../copy/ar'
import { ar } from './ar'

/** The studio's strings with those of the list of drafts. */
export const useDraftStrings = dictionary('designer', { ...shared, ...ar })
