import { dictionary } from '@yawmi/remote-kit'
import { ar as shared } from '../ar'
import { ar, counts } from './ar'

/** The studio's strings with those of the tools' panels. */
export const usePanelStrings = dictionary('designer', { ...shared, ...ar })

/** Values of sliders in the forms of their numbers; a brand names one of them `designer.counts.points.few`. */
export const useValueForms = dictionary('designer.counts', counts)
