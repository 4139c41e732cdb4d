/**
 * How wide the picture of the day is shown in the daily card, for subscribers and for free visitors: the page loads it by the
 * same words before any code is there (src/remote.ts).
 */
export const DAY_SIZES = {
  subscriber:
    '(min-width: 1448px) 415px, (min-width: 960px) calc(50vw - 309px), (min-width: 600px) calc(50vw - 49px), calc(100vw - 66px)',
  free: '(min-width: 1448px) 498px, (min-width: 960px) calc(60vw - 371px), (min-width: 600px) calc(60vw - 59px), calc(100vw - 66px)',
} as const
