import type { Brand } from '@yawmi/brand'
import { toAsciiDigits } from '../../../carrier/digits'

export type SmsIntent = 'subscribe' | 'cancel' | 'unclear'

/** Understood with every brand, beside its own word. */
const LEAVING = ['0', 'stop', 'إلغاء', 'إلغاء الاشتراك']

/** Diacritics, tatweel, direction marks, and whatever else is not seen. */
const UNSEEN = /[\u0640\p{Cf}\p{Mn}]/gu

/** One form of what people write alike: digits, case, spaces, quotes, hamza on alef, diacritics do not matter. */
const plain = (text: string): string =>
  toAsciiDigits(text.normalize('NFKC'))
    .replaceAll(UNSEEN, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim()

/** What somebody wants who wrote to the brand's short code. */
export function smsIntent(text: string, { sms }: Pick<Brand, 'sms'>): SmsIntent {
  const wanted = plain(text)
  if (wanted === plain(sms.subscribe)) return 'subscribe'
  return [sms.cancel, ...LEAVING].some((word) => plain(word) === wanted) ? 'cancel' : 'unclear'
}
