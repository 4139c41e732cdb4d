const FOREIGN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Arabic (٠-٩) and Persian (۰-۹) digits as ASCII; everything else stays as it is. */
export const toAsciiDigits = (text: string): string =>
  text.replace(FOREIGN_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
