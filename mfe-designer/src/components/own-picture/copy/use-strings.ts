import { dictionary } from '@yawmi/remote-kit'
import { ar as shared } from '../../../copy/ar'
import { ar } from './ar'

/** The studio's strings with those of this feature. */
export const useOwnPictureStrings = dictionary('designer', { ...shared, ...ar })
