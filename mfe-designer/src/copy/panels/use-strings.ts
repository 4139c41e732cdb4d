import { dictionary } from '@yawmi/remote-kit'
import { ar as shared } from '../ar'
import { ar } from './ar'

/** The studio's strings with those of the tools' panels. */
export const usePanelStrings = dictionary('designer', { ...shared, ...ar })
