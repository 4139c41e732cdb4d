/** Set on the prerendered form before hydration: the button may be pressed; a number is being sent. */
export const READY_ATTRIBUTE = 'data-ready'
export const SENDING_ATTRIBUTE = 'data-sending'
