import { changeSelected } from './change-selected'

/** What is on or off about the selected text. */
export type ToggledStyle = 'bold' | 'outline' | 'shadow' | 'plate'

export const toggleStyle = changeSelected((box, style: ToggledStyle) => ({ [style]: !box[style] }))
