/**
 * A Libyan number in the one form in which it is shown everywhere, whichever way it was typed or kept: `+218912345678`.
 * Show it within `<bdi dir="ltr">`.
 */
export const phoneText = (number: string): string => number.replace(/^(?:00|\+)?(?:218|0)?(?=9\d{8}$)/, '+218')
