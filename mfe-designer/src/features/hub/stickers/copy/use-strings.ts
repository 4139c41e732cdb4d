import { dictionary } from '@yawmi/remote-kit'
import { ar as shared } from '../../../../copy/ar'
import { ar as panels } from '../../../../copy/panels/ar'
import { ar as ownPicture } from '../../../../components/own-picture/copy/ar'
import { ar } from './ar'

/** The studio's strings with those of this feature and of one’s own pictures. */
export const useStickerStrings = dictionary('designer', { ...shared, ...panels, ...ownPicture, ...ar })
