import { dictionary } from '@yawmi/remote-kit'
import { ar as shared } from '../ar'
import { ar } from './ar'

/** The studio's strings with those of all actions on a box. */
export const useActionStrings = dictionary('designer', { ...shared, ...ar })
