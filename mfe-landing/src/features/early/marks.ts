/** On the form, while it is the drawn one: the button may be pressed; a number is on its way. */
export const READY = 'data-ready'
export const SENDING = 'data-sending'
