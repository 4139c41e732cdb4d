/**
 * Stands in the federation runtime for the texts of its failures. A failure has its code, by which its text is found in the
 * federation's documentation, and what failed.
 */
export const RUNTIME_005 = 'RUNTIME-005'
export const RUNTIME_006 = 'RUNTIME-006'
export const RUNTIME_009 = 'RUNTIME-009'
export const RUNTIME_010 = 'RUNTIME-010'

export const runtimeDescMap = {}

/** @param {string} code @param {unknown} _texts @param {unknown} [details] @param {string} [cause] */
export const getShortErrorMsg = (code, _texts, details, cause = '') => `${code} ${JSON.stringify(details)} ${cause}`

/** @param {string} code @param {unknown} texts @param {unknown} details @param {(message: string) => never} fail @param {string} [cause] */
export const logAndReport = (code, texts, details, fail, cause) => fail(getShortErrorMsg(code, texts, details, cause))
