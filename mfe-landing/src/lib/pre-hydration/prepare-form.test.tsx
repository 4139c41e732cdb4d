import { readStored } from '@yawmi/session'
import { answer, queryAllByAttribute, refuse, screen, useNetwork, waitFor } from '@yawmi/testing'
import { prepareForm } from './prepare-form'

useNetwork()

const script = { messageCode: '00', success: { dcbprotect: '/* watches */', transaction_identify: 'tx-1' } }
const sent = { message: 'أرسلنا الرمز', data: { msisdn: '+218912345678', retryAfter: 30 } }

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const button = () => screen.getByRole<HTMLButtonElement>('button')
const form = () => button().form!
const protectionScripts = () => queryAllByAttribute('data-purpose', document.documentElement, 'protection')
const type = (text: string) => {
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
}
const send = () => {
  const event = new Event('submit', { cancelable: true })
  // In the page the site's own script keeps the form from leaving it.
  event.preventDefault()
  form().dispatchEvent(event)
}

beforeEach(() => {
  document.body.innerHTML =
    '<form data-brand="nasma"><input name="msisdn"><button id="cta_button" type="submit" disabled></button></form>'
})
afterEach(() => {
  protectionScripts().forEach((script) => script.remove())
  Reflect.deleteProperty(globalThis, 'yawmiBegun')
})

describe('the prerendered form', () => {
  it('keeps digits only, Arabic ones too, those typed before it as well', () => {
    answer('protectedScript', script)
    field().value = '٠٩١'
    prepareForm()
    expect(field().value).toBe('091')
    type('٠٩١-ab 234567899')
    expect(field().value).toBe('0912345678')
  })

  it('opens its button when the carrier’s script runs, and when it failed', async () => {
    answer('protectedScript', script)
    prepareForm()
    expect(button().disabled).toBe(true)
    await waitFor(() => expect(button().disabled).toBe(false))
    expect(protectionScripts()).not.toHaveLength(0)
    expect(readStored('transaction_identify')).toBe('tx-1')

    button().disabled = true
    refuse('protectedScript', 'internal')
    prepareForm()
    await waitFor(() => expect(button().disabled).toBe(false))
  })

  it('sends the number with its transaction, once', async () => {
    answer('protectedScript', script)
    const seen = answer('login', sent)
    prepareForm()
    await waitFor(() => expect(button().disabled).toBe(false))
    type('0912345678')
    send()
    send()
    await waitFor(() => expect(seen).toHaveLength(1))
    expect(seen[0]?.body).toEqual({
      msisdn: '0912345678',
      transaction_identify: 'tx-1',
      brand: 'nasma',
      device_type: 'web',
    })
  })

  it('leaves a number without a transaction to the page', async () => {
    refuse('protectedScript', 'internal')
    const seen = answer('login', sent)
    prepareForm()
    await waitFor(() => expect(button().disabled).toBe(false))
    type('0912345678')
    send()
    expect(form().hasAttribute('data-sending')).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(seen).toHaveLength(0)
  })

  it('sends nothing without a number, and nothing more once React has taken over', async () => {
    answer('protectedScript', script)
    const seen = answer('login', sent)
    prepareForm()
    await waitFor(() => expect(button().disabled).toBe(false))
    send()
    dispatchEvent(new Event('yawmi:hydrated'))
    type('0912345678')
    send()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(seen).toHaveLength(0)
  })

  it('leaves everything to the page for who is inside already', async () => {
    localStorage.setItem('token', 'a-token')
    const seen = answer('protectedScript', script)
    prepareForm()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(seen).toHaveLength(0)
    expect(button().disabled).toBe(true)
    localStorage.clear()
  })
})
