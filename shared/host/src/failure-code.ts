/** What went wrong with a remote: its code could not be had, a screen threw, or nothing came although nothing was on its way. */
export type FailureCode = 'load' | 'render' | 'hang'
