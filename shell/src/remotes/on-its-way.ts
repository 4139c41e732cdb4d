/** Scripts of remotes, and parts of the shell that remotes share: webpack and the federation runtime take each out of the page when it came or failed. */
const SCRIPTS = 'script[data-webpack], script[src*="/remotes/"]'

/** Whether any code of a remote is on its way over the network, however slowly. */
export const isOnItsWay = (): boolean => document.head.querySelector(SCRIPTS) !== null
