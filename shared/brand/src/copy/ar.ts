/** Words of money and periods. Plural forms are those of Intl.PluralRules for Arabic. */
export const ar = {
  dinar: { one: 'دينار واحد', two: 'ديناران', few: '{n} دنانير', other: '{n} دينار' },
  perPeriod: { day: '{price} يوميًا', week: '{price} أسبوعيًا' },
  offerOf: '{price} لمشتركي {operator}',
  or: ' أو ',
} as const
