/**
 * The script that the sandbox gives out as its protection of the subscribe button. Like a real one it waits for the
 * button, watches it and signals: `data-protection` on the button goes from `watching` to `pressed`, or to `forged`
 * for a press that no person made.
 *
 * @param selector one id or class; it is written into the script as a JSON string.
 */
export function protectionScript(selector: string): string {
  return `(() => {
  const selector = ${JSON.stringify(selector).replaceAll('<', '\\u003c')}
  const watch = (button) => {
    button.dataset.protection = 'watching'
    button.addEventListener('click', (event) => {
      button.dataset.protection = event.isTrusted ? 'pressed' : 'forged'
    }, { capture: true })
  }
  const seek = () => {
    const button = document.querySelector(selector)
    if (button) watch(button)
    return Boolean(button)
  }
  if (seek()) return
  const observer = new MutationObserver(() => { if (seek()) observer.disconnect() })
  observer.observe(document.documentElement, { childList: true, subtree: true })
})()`
}
