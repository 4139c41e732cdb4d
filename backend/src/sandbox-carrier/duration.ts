const DURATION = /^P(?=.)(?:(\d{1,4})D)?(?:T(?=.)(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/

/** Milliseconds of an ISO 8601 duration of days, hours, minutes and seconds (`PT24H`); `null` when it is none. */
export function parseDuration(text: string): number | null {
  const match = DURATION.exec(text)
  if (!match) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0))
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
}
