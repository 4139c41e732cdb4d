/**
 * The script that the sandbox gives out as its protection of the subscribe button. Like a real one it waits for the
 * button, watches it, counts the signals of a person and reports them to the carrier. What it does can be seen:
 * `data-protection` on the button goes from `watching` to `pressed`, or to `forged` for a press that no person made, and
 * a ring runs once around the button in the colour of each.
 *
 * @param selector one id or class; it is written into the script as a JSON string.
 * @param transaction the carrier's name of this attempt.
 */
export function protectionScript(selector: string, transaction: string): string {
  return `(() => {
  const selector = ${literal(selector)}
  const transaction = ${literal(transaction)}
  // In a page of another origin whoever put the script there says where it came from.
  const service = document.currentScript?.dataset.service ?? ''
  const colours = { watching: '#20709A', pressed: '#1E7B4F', forged: '#B3261E' }
  const told = [1, 10, 50]
  let signals = 0
  let marked = null

  const report = (pressed) => {
    const body = JSON.stringify({ transaction, signals, pressed })
    const headers = { 'content-type': 'application/json' }
    fetch(service + '/sandbox/protection', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  }
  const show = (button, state) => {
    button.dataset.protection = state
    if (!button.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const ring = '0 0 0 6px ' + colours[state]
    button.animate([{ boxShadow: ring }, { boxShadow: '0 0 0 12px transparent' }], { duration: 900, easing: 'ease-out' })
  }

  // Of two scripts in one page the later one watches.
  const one = Symbol.for('sandbox-protection')
  window[one]?.abort()
  window[one] = new AbortController()
  const { signal } = window[one]
  const heard = { capture: true, passive: true, signal }

  const count = (event) => {
    if (!event.isTrusted || signals >= 1000) return
    signals += 1
    if (told.includes(signals)) report('no')
  }
  for (const kind of ['pointerdown', 'pointermove', 'keydown']) addEventListener(kind, count, heard)
  addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest(selector)
    if (!button) return
    show(button, event.isTrusted ? 'pressed' : 'forged')
    report(event.isTrusted ? 'person' : 'script')
  }, heard)

  const mark = () => {
    const button = document.querySelector(selector)
    if (!button || button === marked) return
    if (!marked) report('no')
    marked = button
    show(button, 'watching')
  }
  const observer = new MutationObserver(mark)
  observer.observe(document.documentElement, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
  mark()
})()`
}

const literal = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')
