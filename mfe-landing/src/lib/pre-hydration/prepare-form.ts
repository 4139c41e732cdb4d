import { beginCall } from '@yawmi/api-client/early'
import { CTA_SELECTOR, DEVICE_TYPE, PROTECTION_OK, type ProtectedScriptReply } from '@yawmi/contract'
import { injectScript } from '@yawmi/protection/inject-script'
import { bearer, writeStored } from '@yawmi/session'
import { phoneDigits } from '@yawmi/ui/digits'
import { READY_ATTRIBUTE, SENDING_ATTRIBUTE } from './form-state'

/** Milliseconds that the button waits for the carrier's script, as it does later. */
const SCRIPT_TIMEOUT_MS = 6_000

/**
 * Makes the drawn form answer: digits stay digits, the carrier's script runs, the button opens, and a number that is
 * sent is on its way. All that it has begun the form itself finds when React takes it over, and goes on from there:
 * what the answer means, and every dialog and error, is told in one place only.
 */
export function prepareForm(): void {
  const button = document.querySelector<HTMLButtonElement>(CTA_SELECTOR)
  const form = button?.form
  const field = form?.querySelector('input')
  // Who is inside already has a session that calls must carry; the page itself sees to that.
  if (!button || !form || !field || bearer() !== undefined) return

  let transaction: string | undefined
  const open = () => {
    button.disabled = false
    form.toggleAttribute(READY_ATTRIBUTE, true)
  }
  const protect = async () => {
    const { data } = await beginCall('protectedScript', { query: { targeted_element: CTA_SELECTOR } })
    const { messageCode, success } = data as ProtectedScriptReply
    if (messageCode !== PROTECTION_OK || !success) return
    injectScript(success.dcbprotect, document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce)
    transaction = success.transaction_identify
    writeStored('transaction_identify', transaction)
  }
  const tidy = () => {
    const digits = phoneDigits(field.value)
    if (digits !== field.value) field.value = digits
  }
  const send = () => {
    if (!field.value || form.hasAttribute(SENDING_ATTRIBUTE)) return field.focus()
    form.toggleAttribute(SENDING_ATTRIBUTE, true)
    // Without a transaction the page itself first tries to get one.
    if (transaction === undefined) return
    // Its answer is for the form that takes over.
    beginCall('login', {
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
