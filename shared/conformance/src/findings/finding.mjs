/**
 * One thing that is wrong with a page: a stable name, what was seen, and what to do. Advice does not keep a page from conforming.
 * @typedef {{ name: string, seen: string, advice: string, isAdvice?: true }} Finding
 */

/** @param {string} name @param {string} seen @param {string} advice @returns {Finding} */
export const finding = (name, seen, advice) => ({ name, seen, advice })
