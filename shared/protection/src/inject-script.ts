import { trustedAddress, trustedScript } from './trusted-script'

/** Characters of the longest script that is run: those of carriers are some ten thousand. */
export const SCRIPT_LIMIT = 200_000

/** A script in the page. */
export interface InjectedScript {
  /** Settles once it runs, or was refused. */
  ran: Promise<void>
  /** Takes the script out again. */
  remove: () => void
}

/**
 * Runs a carrier's script in the page, under the page's Content-Security-Policy.
 * @param nonce the page's; without one the policy alone decides.
 * @param service origin of the API, for a script that reports to where it came from; `''` for the page's own.
 * @throws when there is nothing to run or far too much.
 */
export function injectScript(text: string, nonce: string | undefined, service = ''): InjectedScript {
  if (!text.trim()) throw new Error('the protection script is empty')
  if (text.length > SCRIPT_LIMIT) throw new Error(`the protection script has ${text.length} characters`)
  // In a prerendered page it may run already: it must watch the button only once.
  const running = [...document.querySelectorAll<HTMLScriptElement>('script[data-purpose=protection]')].find(
    ({ textContent }) => textContent === text,
  )
  if (running) return { ran: Promise.resolve(), remove: () => running.remove() }
  const script = document.createElement('script')
  if (nonce) script.nonce = nonce
  script.dataset.purpose = 'protection'
  script.dataset.service = service
  script.textContent = trustedScript(text)
  const ran = nonce || !isShellPage() ? Promise.resolve() : byAddress(script, text)
  document.head.append(script)
  return { ran, remove: () => script.remove() }
}

/** Its policy admits inline code by hashes of what the page was made with, and whatever its own scripts load. */
const isShellPage = () => document.getElementById('yawmi-boot') !== null

/** Gives the script an address; its text, which browsers do not run then, still tells which one it is. */
function byAddress(script: HTMLScriptElement, text: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  const ran = new Promise<unknown>((resolve) => (script.onload = script.onerror = resolve))
  script.src = trustedAddress(address)
  return ran.then(() => URL.revokeObjectURL(address))
}
