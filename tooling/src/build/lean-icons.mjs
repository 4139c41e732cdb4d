import { ICONS } from '../webpack/lean-libraries.mjs'

/** Puts our maker of icons in the place of lucide's own, in bundles of esbuild. */
export const slimIcons = {
  name: 'lean-icons',
  setup(build) {
    build.onResolve({ filter: ICONS.theirs }, () => ({ path: ICONS.ours, sideEffects: false }))
  },
}
