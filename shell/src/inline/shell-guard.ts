import type { PageWithFirstScreen } from '../lib/first-screen'

/** Whether the page's content is prerendered, and the notice's strings. The site server fills it in. */
declare const __NOTICE__: readonly [isPrerendered: 0 | 1, text: string, retry: string]

/**
 * Asks once more for one of the page's own scripts that does not load: on a phone's network a connection ends for a moment, and browsers try
 * again by themselves on those alone that were in use before. Shows a notice where that fails too, or where it is refused because it is not what was built:
 * nothing else runs then that could. In place of the skeleton, or above a page or a first screen that the server rendered,
 * which can be read all the same. Its button fetches the script anew, past the browser's cache. Colours are its own: the page's styles come with
 * its scripts.
 */
document.addEventListener(
  'error',
  ({ target: script }) => {
    if (!(script instanceof HTMLScriptElement) || !script.defer || isShown) return
    const { src, integrity, crossOrigin } = script
    if (!retried.includes(src)) {
      retried.push(src)
      script.replaceWith(Object.assign(document.createElement('script'), { defer: true, integrity, crossOrigin, src }))
      return
    }
    isShown = true
    const [isPrerendered, text, retry] = __NOTICE__
    const notice = document.createElement('div')
    const button = document.createElement('button')
    notice.setAttribute('role', 'alert')
    notice.textContent = text
    notice.style.cssText =
      'max-width:min(24rem,calc(100% - 5rem));margin:2rem auto;padding:1.5rem;border-radius:1rem;background:#fff;color:#1b2430;font:1rem/1.8 system-ui,sans-serif;text-align:center'
    button.type = 'button'
    button.textContent = retry
    button.style.cssText =
      'display:block;min-height:44px;margin:1rem auto 0;padding:0 1.5rem;border:1px solid;border-radius:.75rem;background:none;color:inherit;font:inherit'
    button.onclick = () => {
      const reload = () => location.reload()
      button.disabled = true
      fetch(src, { cache: 'reload', integrity }).then(reload, reload)
    }
    notice.append(button)
    const { yawmiFirstScreen: screen } = window as PageWithFirstScreen
    // One that is still on its way would take the notice's place.
    if (screen) screen.stopped = true
    if (isPrerendered || screen?.facts) document.body.prepend(notice)
    else document.getElementById('root')?.replaceChildren(notice)
  },
  true,
)

let isShown = false
/** Addresses of scripts that were asked for again. */
const retried: string[] = []
