import { trustedScript } from './trusted-script'

/** Characters of the longest script that is run: those of carriers are some ten thousand. */
export const SCRIPT_LIMIT = 200_000

/**
 * Runs a carrier's script in the page, under the page's Content-Security-Policy.
 * @param nonce the page's; without one the policy alone decides.
 * @param service origin of the API, for a script that reports to where it came from; `''` for the page's own.
 * @returns takes the script out again.
 * @throws when there is nothing to run or far too much.
 */
export function injectScript(text: string, nonce: string | undefined, service = ''): () => void {
  if (!text.trim()) throw new Error('the protection script is empty')
  if (text.length > SCRIPT_LIMIT) throw new Error(`the protection script has ${text.length} characters`)
  // In a prerendered page it may run already: it must watch the button only once.
  const running = [...document.querySelectorAll<HTMLScriptElement>('script[data-purpose=protection]')].find(
    ({ textContent }) => textContent === text,
  )
  if (running) return () => running.remove()
  const script = document.createElement('script')
  if (nonce) script.nonce = nonce
  script.dataset.purpose = 'protection'
  script.dataset.service = service
  script.textContent = trustedScript(text)
  document.head.append(script)
  return () => script.remove()
}
