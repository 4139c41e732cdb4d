import syntax from './syntax.mjs'
import vocabulary from './vocabulary.mjs'

/** Rules of our own, as oxlint loads them. */
export default { meta: { name: 'yawmi' }, rules: { ...vocabulary.rules, ...syntax.rules } }
