import { dictionary } from '@yawmi/remote-kit'
import { ar, counts } from './ar'

/** The studio's strings, with those that the brand replaces. */
export const useStrings = dictionary('designer', ar)

/** Strings in the forms of a number; a brand names one of them `designer.counts.cards.few`. */
export const useStringForms = dictionary('designer.counts', counts)
