import { dictionary } from '@yawmi/remote-kit'
import { ar as shared } from '../../../copy/ar'
import { ar } from './ar'

/** The studio's strings with those of the file's form. */
export const useExportStrings = dictionary('designer', { ...shared, ...ar })
