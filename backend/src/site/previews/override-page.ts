import { type Override, OVERRIDE_COOKIE, OVERRIDE_PARAMETER } from '@yawmi/contract/overrides'
import { jsonInScript, markup } from '../../lib/html'
import { ar } from '../copy/ar'
import type { Badge } from './badges'
import { textOf } from './overrides'

/** Origins that such a page may load scripts and pictures from, besides its own. */
export const originsOf = (overrides: readonly Override[]): string[] => [
  ...new Set(overrides.map(({ origin }) => origin)),
]

/**
 * Has the shell load them in the tab alone that they were opened in: the tab keeps them, and the cookie is the whole browser's. The
 * badge shows by the same attribute.
 */
export function overrideScript(overrides: readonly Override[]): string {
  const values = jsonInScript([OVERRIDE_COOKIE, OVERRIDE_PARAMETER, textOf(overrides)])
  return `(function(v){try{
if(new URLSearchParams(location.search).get(v[1])===v[2])sessionStorage.setItem(v[0],v[2]);
if(sessionStorage.getItem(v[0])===v[2])document.documentElement.dataset.overrides=''
}catch(e){}})(${String(values)});`
    .split('\n')
    .join('')
}

/** Says which remotes come from where, and how to be without them. The shell marks what could not be loaded. */
export const overrideBadge = (overrides: readonly Override[], brandQuery: string): Badge => ({
  id: OVERRIDE_COOKIE,
  title: ar.override.title,
  lines: overrides.map(
    ({ remote, origin }) =>
      markup`<li data-override="${remote}"><bdi dir="ltr">${remote} ${origin.replace('http://', '')}</bdi><span>${ar.override.failed}</span></li>`,
  ),
  off: { href: `/overrides${brandQuery ? `${brandQuery}&` : '?'}off=1`, label: ar.override.off },
})

/** Of tabs that have not opened them the page says nothing, for it loads nothing of them there. */
export const OVERRIDE_BADGE_CSS = `html:not([data-overrides]) #${OVERRIDE_COOKIE}{display:none}`
