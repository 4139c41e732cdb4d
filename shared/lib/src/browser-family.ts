/** One of four: more would tell devices apart. */
export function browserFamily(): 'chromium' | 'firefox' | 'safari' | 'other' {
  const { userAgent } = navigator
  if (/firefox\//i.test(userAgent)) return 'firefox'
  if (/chrom(e|ium)\//i.test(userAgent)) return 'chromium'
  return /safari\//i.test(userAgent) ? 'safari' : 'other'
}
