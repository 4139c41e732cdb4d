/** What reads documents; it comes with the first that is looked at, or else opened. */
export const loadOpener = () => Promise.all([import('./open-saved'), import('../../studio/saved/saved-document')])
