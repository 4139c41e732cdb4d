import { ar } from './copy/ar'
import { untouched } from './mount-points/mount-point'

/** A finger finds it; the rest of its look is the browser's, which a page may have made its own. */
const BUTTON = { 'min-block-size': '44px', 'padding-inline': '16px', font: 'inherit' }

/** Says that it could not be loaded, with a button that tries again; plain elements, for nothing else is there. */
export function failureNotice(element: HTMLElement, again: () => void): () => void {
  const notice = untouched(document.createElement('div'))
  notice.style.setProperty('font', '16px/1.75 system-ui, sans-serif', 'important')
  notice.setAttribute('role', 'alert')
  notice.dir = 'rtl'
  notice.lang = 'ar'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = ar.again
  for (const [name, value] of Object.entries(BUTTON)) button.style.setProperty(name, value, 'important')
  button.addEventListener('click', again, { once: true })
  notice.append(`${ar.failed} `, button)
  element.append(notice)
  return () => notice.remove()
}
