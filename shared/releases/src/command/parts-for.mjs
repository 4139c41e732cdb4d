/** What judges a version by the shell of this checkout, where hosts share releases by their database. */
const JUDGES = ['publish', 'check', 'promote']

/**
 * What of this checkout has to be built before its programs act on releases that hosts share. Without its shell nothing would be
 * compared, and with one of older sources the wrong thing.
 * @param {string} [command]
 */
export const partsFor = (command = '') => ['backend', ...(JUDGES.includes(command) ? ['shell'] : [])]
