import { changeSelected } from './change-selected'

/** By the font's name as it is offered. */
export const setFontFamily = changeSelected((_, fontFamily: string) => ({ fontFamily }))
