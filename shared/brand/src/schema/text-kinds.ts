/** Texts that a brand may give in the place of ours. */
export const TEXT_KINDS = ['terms', 'privacy', 'faq'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

/** What `{…}` of a text may stand for: our own texts use the same marks. */
export const TEXT_PLACEHOLDERS = [
  'brand',
  'subscribe',
  'prices',
  'trial',
  'smsTo',
  'smsSubscribe',
  'smsCancel',
  'email',
  'operators',
  'phoneExample',
] as const
export type TextMark = (typeof TEXT_PLACEHOLDERS)[number]
