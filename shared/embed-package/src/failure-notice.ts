import { ar } from './copy/ar.ts'
import { isolated } from './isolated.ts'

/** Large enough for a finger; the rest of its look is the browser's or the page's. */
const BUTTON = { 'min-block-size': '44px', 'padding-inline': '16px', font: 'inherit' }

/** Says that the remote could not be loaded, with a button that retries; plain elements, for no styles are loaded. */
export function failureNotice(element: HTMLElement, again: () => void): () => void {
  const notice = isolated(document.createElement('div'))
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
