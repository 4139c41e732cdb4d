/** Stands in the federation runtime for its SDK: what of it a browser's page uses, without scripts and links, which the shell makes. */
export const isBrowserEnvValue = true
export const isBrowserEnv = () => true
export const isReactNativeEnv = () => false
export const isDebugMode = () => false

/** How far a shared module's unused exports were removed: here none is. */
export const TreeShakingStatus = { UNKNOWN: 1, CALCULATED: 2, NO_USE: 0 }

export const createLogger = () => console
/** @param {string} message */
export const warn = (message) => console.warn(message)

const unavailable = () => {
  throw new Error('this runtime loads no scripts by itself')
}
export { unavailable as loadScript, unavailable as loadScriptNode }
