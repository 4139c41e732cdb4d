import { markup } from '../../lib/html'
import { ar } from '../copy/ar'
import type { Badge } from './badges'

/**
 * Says that the page has canaries by a tester link, which ones, and how to be without them. The shell marks in it what gave way to
 * the current version (`shell/src/lib/field-events.ts`).
 * @param tested `<remote>@<version>` of each
 */
export const testerBadge = (tested: readonly string[], brandQuery: string): Badge => ({
  id: 'yawmi-tester',
  title: ar.tester.title,
  lines: tested.map(
    (name) =>
      markup`<li data-tested="${name}"><bdi dir="ltr">${name.replace('@', ' ')}</bdi><span>${ar.tester.gaveWay}</span></li>`,
  ),
  off: { href: `/testers${brandQuery ? `${brandQuery}&` : '?'}off=1`, label: ar.tester.off },
})
