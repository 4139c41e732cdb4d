import { phoneDigits } from '@yawmi/ui'
import { tabStorage } from './tab-storage'

/** The values of the register page's form. */
export interface RegisterDraft {
  phone: string
  consent: boolean
}

const stored = tabStorage('register')

/** Stored in this tab, so that reading the terms or stepping back loses nothing. */
export const registerDraft = {
  read: (): RegisterDraft => {
    try {
      const { phone, consent } = JSON.parse(stored.read() ?? '') as Partial<Record<keyof RegisterDraft, unknown>>
      return { phone: phoneDigits(typeof phone === 'string' ? phone : ''), consent: consent === true }
    } catch {
      return { phone: '', consent: false }
    }
  },
  write: (draft: RegisterDraft): void => stored.write(JSON.stringify(draft)),
  clear: stored.clear,
}
