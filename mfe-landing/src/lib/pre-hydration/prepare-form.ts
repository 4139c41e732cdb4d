import { prefetchCall } from '@yawmi/api-client/prefetch'
import { CTA_SELECTOR, DEVICE_TYPE, PROTECTION_OK, type ProtectedScriptReply } from '@yawmi/contract'
import { injectScript } from '@yawmi/protection/inject-script'
import { bearer, writeStored } from '@yawmi/session'
import { keepPhoneDigits } from '@yawmi/ui/digits'
import { READY_ATTRIBUTE, SENDING_ATTRIBUTE } from './form-state'

/** Milliseconds that the button waits for the carrier's script, as React's form does. */
const SCRIPT_TIMEOUT_MS = 6_000

/**
 * Makes the prerendered form work before hydration: it keeps digits alone, runs the carrier's script, enables the button
 * and sends a submitted number. React's form then gets what was typed from the shell's replay, and the answers from the
 * API client; it alone handles them, with every dialog and error.
 */
export function prepareForm(): void {
  const button = document.querySelector<HTMLButtonElement>(CTA_SELECTOR)
  const form = button?.form
  const field = form?.querySelector('input')
  // The calls of a person with a session must carry it; the page itself does that.
  if (!button || !form || !field || bearer() !== undefined) return

  let transaction: string | undefined
  const open = () => {
    button.disabled = false
    form.toggleAttribute(READY_ATTRIBUTE, true)
  }
  const protect = async () => {
    const { data } = await prefetchCall('protectedScript', { query: { targeted_element: CTA_SELECTOR } })
    const { messageCode, success } = data as ProtectedScriptReply
    if (messageCode !== PROTECTION_OK || !success) return
    const { ran } = injectScript(
      success.dcbprotect,
      document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined,
    )
    await ran
    transaction = success.transaction_identify
    writeStored('transaction_identify', transaction)
  }
  const tidy = () => void keepPhoneDigits(field)
  const send = () => {
    if (!field.value || form.hasAttribute(SENDING_ATTRIBUTE)) return field.focus()
    form.toggleAttribute(SENDING_ATTRIBUTE, true)
    // Without a transaction React's form first requests one.
    if (transaction === undefined) return
    // React's form handles the answer, failures included.
    prefetchCall('login', {
      body: {
        msisdn: field.value,
        transaction_identify: transaction,
        brand: form.dataset.brand,
        device_type: DEVICE_TYPE,
      },
    }).catch(() => {})
  }

  setTimeout(open, SCRIPT_TIMEOUT_MS)
  protect().then(open, open)
  field.addEventListener('input', tidy)
  form.addEventListener('submit', send)
  addEventListener(
    'yawmi:hydrated',
    () => {
      field.removeEventListener('input', tidy)
      form.removeEventListener('submit', send)
      form.toggleAttribute(SENDING_ATTRIBUTE, false)
    },
    { once: true },
  )
  tidy()
}
