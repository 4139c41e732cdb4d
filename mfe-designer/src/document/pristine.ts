import { isBlank, isText, textBox, type TextBox } from './box'
import type { Design } from './design'

export const textsOf = ({ boxes }: Design): TextBox[] => boxes.filter(isText)

/** Nothing but one empty text box, as the editor opens. */
export const initialDesign = (id: string): Design => ({ background: null, boxes: [textBox(id, { x: 210, y: 320 })] })

/** As the editor opens: one empty text box, no picture and no colours. */
export const isUntouched = (design: Design) => isPristine(design) && design.boxes.length === 1

/** Nothing that anybody would miss. */
export const isPristine = ({ background, fill, boxes }: Design) => !background && !fill && boxes.every(isBlank)
