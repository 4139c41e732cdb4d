/** Words of money and periods. Plural forms are those of Intl.PluralRules for Arabic. */
export const ar = {
  dinar: { one: 'دينار واحد', two: 'ديناران', many: '{n} دينارًا', other: '{n} دينار', few: '{n} دنانير' },
  perPeriod: { day: '{price} يوميًا', week: '{price} أسبوعيًا' },
  offerOf: '{price} لمشتركي {operator}',
  or: ' أو ',
  freeDays: {
    one: 'يوم مجاني',
    two: 'يومان مجانيان',
    few: '{n} أيام مجانية',
    many: '{n} يومًا مجانيًا',
    other: '{n} يوم مجاني',
  },
  freeHours: {
    one: 'ساعة مجانية',
    two: 'ساعتان مجانيتان',
    few: '{n} ساعات مجانية',
    other: '{n} ساعة مجانية',
  },
} as const
