import { plural } from '@yawmi/ui'
import { ar } from '../../copy/ar'

/** «3 ملصقات», in the form that Arabic has for the number. */
export const stickerCount = (count: number) => plural(count, ar.stickerCount)
