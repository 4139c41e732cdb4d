import { OPERATIONS, XSRF_COOKIE } from '@yawmi/contract'
import { jsonInScript } from '../../lib/html'
import { ar } from '../copy/ar'
import type { InlineScripts } from '../releases/shell-files'
import { firstCalls, type Beginning } from './first-calls'

interface InlinePage {
  isPrerendered: boolean
  /** Whether it shows something by the visitor's role. */
  hasRole: boolean
  /** Whether somebody may send a number from it at once. */
  hasForm: boolean
  /** Of the first screen: what it calls at once. */
  route?: Beginning
  mediaBase: string
  /** Font files that it shows text in once a reply is there. */
  fonts: readonly string[]
}

/** Source text by when a page needs it. */
export interface PageScripts {
  /** Decides how the page looks: comes before all of it. */
  look: string
  /** The rest, which has to be there before the shell, and before anybody can have pressed something. */
  work: string
}

/** The shell's own scripts of a page (shell/src/inline), with the values of this page; none of an older build's. */
export function inlineScripts(scripts: InlineScripts | undefined, page: InlinePage): PageScripts {
  if (!scripts) return { look: '', work: '' }
  const calls = firstCalls(page.route)
  const isRendered = page.route?.rendered === true
  const notice = [page.isPrerendered ? 1 : 0, ar.shellFailed, ar.unavailable.retry]
  return {
    look: (scripts.theme ?? scripts.page) + (page.hasRole ? scripts.visitor : ''),
    work: [
      scripts.theme === undefined ? '' : scripts.page,
      calls
        ? filled(scripts.prefetch, { CALLS: calls, MEDIA: page.mediaBase, FONTS: page.fonts, RENDERED: isRendered })
        : '',
      filled(scripts['shell-guard'], { NOTICE: notice }),
      // The last: where an old browser lacks what it needs, the others have run.
      page.hasForm ? filled(scripts['csrf-token'] ?? '', { TOKEN: [XSRF_COOKIE, OPERATIONS.xsrfToken[1]] }) : '',
    ].join(''),
  }
}

/** A script with a page's own values in the places of `__NAMES__`; of older builds some have none. */
const filled = (script: string, values: Record<string, unknown>) =>
  script.replace(/__([A-Z]+)__/g, (name, key: string) => (key in values ? String(jsonInScript(values[key])) : name))
