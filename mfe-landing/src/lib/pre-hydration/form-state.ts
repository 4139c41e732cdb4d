/** On the form, while it is the drawn one: the button may be pressed; a number is on its way. */
export const READY_ATTRIBUTE = 'data-ready'
export const SENDING_ATTRIBUTE = 'data-sending'
