import { fillText, pluralForm, type PluralForms } from '@yawmi/brand'
import type { OtpPurpose } from '../../../infrastructure/carrier/port'

const SECONDS: PluralForms = { one: 'ثانية واحدة', two: 'ثانيتين', few: '{n} ثوانٍ', other: '{n} ثانية' }
const MINUTES: PluralForms = { one: 'دقيقة واحدة', two: 'دقيقتين', few: '{n} دقائق', other: '{n} دقيقة' }
const HOURS: PluralForms = { one: 'ساعة واحدة', two: 'ساعتين', few: '{n} ساعات', other: '{n} ساعة' }
const TRIES: PluralForms = { one: 'محاولة واحدة', two: 'محاولتان', few: '{n} محاولات', other: '{n} محاولة' }

const counted = (forms: PluralForms, n: number): string => fillText(pluralForm(n, forms), { n })

/** A wait in words, rounded up: seconds, then minutes, then hours. */
function wait(seconds: number): string {
  if (seconds <= 90) return counted(SECONDS, seconds)
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? counted(MINUTES, minutes) : counted(HOURS, Math.ceil(minutes / 60))
}

const CODE_OF: Record<OtpPurpose, string> = {
  subscribe: 'رمز التحقق للاشتراك في',
  unsubscribe: 'رمز التحقق لإلغاء اشتراكك في',
  activate: 'رمز التحقق لتجديد اشتراكك في',
}

const REFUSED = 'لم يقبل المشغّل هذا الطلب لرقمك. حاول مرة أخرى لاحقًا، أو راسل الدعم.'

/** Of what is paid for, where the page has not shown it: who renews, or subscribes after the trial of the number. */
const priceLine = (purpose: OtpPurpose, price: string) =>
  purpose === 'subscribe'
    ? `سبق أن استُعملت التجربة المجانية لهذا الرقم، ويُخصم من رصيدك عند الاشتراك ${price}.`
    : `سعر الاشتراك ${price}.`

export const ar = {
  /**
   * The last line is read by browsers, which fill the code in on that host alone.
   * @param price of what the code is entered for, where that is to be paid
   */
  sms: (purpose: OtpPurpose, brand: string, code: string, host: string, price: string | undefined) =>
    [
      `${CODE_OF[purpose]} ${brand}: ${code}`,
      'صالح خمس دقائق، فلا تشاركه مع أحد.',
      ...(price === undefined ? [] : [priceLine(purpose, price)]),
      `\n@${host} #${code}`,
    ].join('\n'),
  sent: 'أرسلنا رمز التحقق إلى رقمك.',
  /** Of a number that the carrier refuses; none where another may be tried: subscribers keep the one that they have. */
  refused: (purpose: OtpPurpose) => (purpose === 'subscribe' ? undefined : REFUSED),
  waitBeforeSend: (seconds: number) => `يمكنك طلب رمز جديد بعد ${wait(seconds)}.`,
  malformed: 'أدخل رمز التحقق المكوّن من أربعة أرقام.',
  wrong: (triesLeft: number) => `رمز التحقق غير صحيح، بقيت لك ${counted(TRIES, triesLeft)}.`,
  wrongLast: 'رمز التحقق غير صحيح، وانتهت محاولاتك لهذا الرمز. اطلب رمزًا جديدًا.',
  expired: 'انتهت صلاحية رمز التحقق، اطلب رمزًا جديدًا.',
  exhausted: 'تجاوزت عدد المحاولات لهذا الرمز، اطلب رمزًا جديدًا.',
  blocked: (seconds: number) => `تجاوزت عدد المحاولات المسموح بها اليوم، حاول مرة أخرى بعد ${wait(seconds)}.`,
} as const
