import { changeSelected } from './change-selected'

/** Six hex digits, with `#` or without; anything else changes nothing. The way over a colour picker is one step. */
export const setFontColor = changeSelected((box, color: string) => {
  const digits = color.replace(/^#/, '').toLowerCase()
  return { fontColor: /^[0-9a-f]{6}$/.test(digits) ? digits : box.fontColor }
}, 'color')
