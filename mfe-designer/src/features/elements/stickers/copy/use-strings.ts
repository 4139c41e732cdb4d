import { dictionary } from '@yawmi/remote-kit'
import { ar as shared } from '../../../../copy/ar'
import { ar as panels } from '../../../../copy/panels/ar'
import { ar } from './ar'

/** The studio's strings with those of the panels and of stickers among the elements. */
export const useStickerElementStrings = dictionary('designer', { ...shared, ...panels, ...ar })
