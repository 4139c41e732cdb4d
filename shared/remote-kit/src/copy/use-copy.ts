import { ar } from './ar'
import { dictionary } from './dictionary'

export const useCopy = dictionary('kit', ar)
