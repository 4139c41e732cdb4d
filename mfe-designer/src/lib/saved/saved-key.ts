/** All that is loaded of saved designs is under it: it is loaded anew when one was saved, renamed, copied or deleted. */
export const SAVED_KEY = ['designs', 'saved']
