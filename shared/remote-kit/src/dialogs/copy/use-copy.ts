import { dictionary } from '../../copy/dictionary'
import { ar } from './ar'

export const useCopy = dictionary('dialogs', ar)
