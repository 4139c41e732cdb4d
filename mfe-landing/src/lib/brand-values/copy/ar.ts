/** Words that texts of several parts hold. */
export const ar = {
  /** On the button that begins it all; a brand may have its own under `landing.subscribe`, and texts then say that. */
  subscribe: 'اشترك',
}

/** Lengths of time, in the forms of Intl.PluralRules for Arabic. */
export const lengths = {
  days: { one: 'يوم واحد', two: 'يومان', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
  hours: { one: 'ساعة واحدة', two: 'ساعتان', few: '{n} ساعات', many: '{n} ساعة', other: '{n} ساعة' },
}
