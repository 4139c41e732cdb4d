import { dictionary } from '@yawmi/remote-kit'
import { ar as shared } from '../../../../copy/ar'
import { ar as panels } from '../../../../copy/panels/ar'
import { ar as regions } from '../../../../copy/regions/ar'
import { ar } from './ar'

/** The studio's strings with those of this feature. */
export const useLayersStrings = dictionary('designer', { ...shared, ...panels, ...regions, ...ar })
