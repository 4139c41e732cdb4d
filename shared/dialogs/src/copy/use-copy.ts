import { dictionary } from '@yawmi/host'
import { ar } from './ar'

export const useCopy = dictionary('dialogs', ar)
