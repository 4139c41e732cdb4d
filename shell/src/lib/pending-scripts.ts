/** Scripts of remotes, and of shared modules: webpack and the federation runtime remove each when it has loaded or failed. */
const SCRIPTS = 'script[data-webpack], script[src*="/remotes/"]'

/** Whether any code of a remote is still loading, however slowly. */
export const hasPendingScripts = (): boolean => document.head.querySelector(SCRIPTS) !== null
