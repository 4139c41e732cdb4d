/** For drawing pages ahead, on a server: not part of what pages share. */
export { collectStyles, type StyleTag } from './collect-styles'
export { fontFaces } from '../provider/font-faces'
export { onlyUsed } from './only-used'
