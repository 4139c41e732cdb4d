import type { Brand } from '@yawmi/brand'
import { foldText } from '@yawmi/contract'

export type SmsIntent = 'subscribe' | 'cancel' | 'unclear'

/** Keywords that every brand accepts besides its own, if the message has nothing else. */
const CANCEL_DIGIT = '0'

/**
 * Words that cancel a subscription wherever a message begins with them, as people continue with «الغاء الاشتراك من
 * فضلك» or `stop 19020`: a cancellation must not depend on its wording. Spellings that fold to the same form are listed
 * once.
 */
const CANCEL_WORDS = [
  ...['stop', 'stopall', 'end', 'cancel', 'quit', 'unsubscribe', 'unsub'],
  ...['إلغاء', 'ألغي', 'ألغوا', 'الإلغاء', 'إنهاء', 'أنهي'],
  ...['وقف', 'أوقف', 'أوقفوا', 'توقف', 'توقيف', 'إيقاف', 'قف', 'خروج'],
]

/** A message of more words than this is no cancellation, although it begins with such a word. */
const MAX_CANCEL_WORDS = 6

const CANCEL = new Set(CANCEL_WORDS.map(foldText))

/**
 * The intent of a message to the brand's short code. What may mean either cancels: nobody is to pay for a keyword that a
 * brand has chosen badly.
 */
export function smsIntent(text: string, { sms }: Pick<Brand, 'sms'>): SmsIntent {
  const message = foldText(text)
  if (message === '') return 'unclear'
  if ([sms.cancel, CANCEL_DIGIT].map(foldText).includes(message)) return 'cancel'
  const words = message.split(' ')
  if (CANCEL.has(words[0] ?? '') && words.length <= MAX_CANCEL_WORDS) return 'cancel'
  return message === foldText(sms.subscribe) ? 'subscribe' : 'unclear'
}
