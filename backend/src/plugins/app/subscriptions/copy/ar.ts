export const ar = {
  /** The name of someone who has not given one. */
  newSubscriber: 'مشترك',
} as const
