import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import { ROOT } from './root.mjs'

/** @param {string} file */
const inRepository = (file) => path.join(ROOT, file)

/** What makes a component of an icon's lines: lucide's for every framework, and ours for what `icon()` asks of it. */
export const ICONS = {
  theirs: /createLucideIcon\.mjs$/,
  ours: inRepository('shared/ui/src/slim/lucide-icon.ts'),
}

/** Conditions under which packages give classes in place of functions with helpers (rxjs). */
export const CONDITIONS = ['es2015']

/** react-router gives bundlers its development build, whatever the mode is. */
export function productionRouter() {
  const ofRouter = createRequire(inRepository('shared/router/package.json'))
  const ofDom = createRequire(fs.realpathSync(ofRouter.resolve('react-router-dom')))
  return path.resolve(path.dirname(ofDom.resolve('react-router')), '../production/index.mjs')
}
