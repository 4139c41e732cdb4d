/** For drawing pages ahead, on a server: not part of what pages share. */
export { collectStyles, type StyleTag } from './collect-styles'
export { fontRules } from './font-rules'
export { firstUsed, onlyUsed } from './only-used'
