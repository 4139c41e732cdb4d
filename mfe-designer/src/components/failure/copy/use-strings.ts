import { dictionary } from '@yawmi/remote-kit'
import { ar as shared } from '../../../copy/ar'
import { ar } from './ar'

/** The studio's strings with those of what stands in place of a list. */
export const useFailureStrings = dictionary('designer', { ...shared, ...ar })
