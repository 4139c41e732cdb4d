import { jsonInScript } from '../../lib/html'
import { ar } from '../copy/ar'
import type { InlineScripts } from '../releases/shell-files'
import { firstCalls, type Beginning } from './first-calls'

interface InlinePage {
  isPrerendered: boolean
  /** Whether it shows something by the visitor's role. */
  hasRole: boolean
  /** Of the first screen: what it calls at once. */
  route?: Beginning
}

/** The shell's own scripts of a page (shell/src/inline), with the values of this page; none of an older build's. */
export function inlineScripts(scripts: InlineScripts | undefined, page: InlinePage): string {
  if (!scripts) return ''
  const calls = firstCalls(page.route)
  const notice = [page.isPrerendered ? 1 : 0, ar.shellFailed, ar.unavailable.retry]
  return [
    scripts.page,
    page.hasRole ? scripts.visitor : '',
    calls ? scripts.prefetch.replace('__CALLS__', () => String(jsonInScript(calls))) : '',
    scripts['shell-guard'].replace('__NOTICE__', () => String(jsonInScript(notice))),
  ].join('')
}
