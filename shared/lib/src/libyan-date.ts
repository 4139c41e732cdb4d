/** Libya is two hours ahead of UTC all year. */
const AHEAD_MS = 2 * 3_600_000

/** The date in Libya at an instant, as `2026-11-21`. By no language: browsers of 2023 write a Canadian date as `11/21/2026`. */
export const libyanDate = (instant: Date): string => new Date(Number(instant) + AHEAD_MS).toISOString().slice(0, 10)
