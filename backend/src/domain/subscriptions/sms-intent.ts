import type { Brand } from '@yawmi/brand'
import { foldText, toAsciiDigits } from '@yawmi/contract'

export type SmsIntent = 'subscribe' | 'cancel' | 'unclear'

/** Understood with every brand, beside its own word, where nothing else is in the message. */
const CANCEL_DIGIT = '0'

/**
 * Words that end a subscription wherever a message begins with them, as people write on, «الغاء الاشتراك من فضلك» or
 * `stop 19020`: who wants to leave must not be held by how they say it. Forms that are spelt alike once folded stand once.
 */
const CANCEL_WORDS = [
  ...['stop', 'stopall', 'end', 'cancel', 'quit', 'unsubscribe', 'unsub'],
  ...['إلغاء', 'ألغي', 'ألغوا', 'الإلغاء', 'إنهاء', 'أنهي'],
  ...['وقف', 'أوقف', 'أوقفوا', 'توقف', 'توقيف', 'إيقاف', 'قف', 'خروج'],
]

/** Words that a message of more than a few has for another reason than to leave. */
const MAX_CANCEL_WORDS = 6

/** Tatweel, direction marks, and whatever else is not seen. */
const INVISIBLE = /[\u0640\p{Cf}]/gu

/** One form of what people write alike: digits, case, spaces, quotes, hamza, ة and ى, diacritics do not matter. */
const plain = (text: string): string => foldText(toAsciiDigits(text.normalize('NFKC')).replaceAll(INVISIBLE, ''))

const CANCEL = new Set(CANCEL_WORDS.map(plain))

/** What somebody wants who wrote to the brand's short code. */
export function smsIntent(text: string, { sms }: Pick<Brand, 'sms'>): SmsIntent {
  const message = plain(text)
  if (message === plain(sms.subscribe)) return 'subscribe'
  if ([sms.cancel, CANCEL_DIGIT].map(plain).includes(message)) return 'cancel'
  const words = message.split(' ')
  return CANCEL.has(words[0] ?? '') && words.length <= MAX_CANCEL_WORDS ? 'cancel' : 'unclear'
}
