/** What is to be done about a page that does not come, by Chromium's name for what happened. @type {[RegExp, string][]} */
const ADVICE = [
  [
    /^ERR_(NAME_NOT_RESOLVED|ADDRESS_UNREACHABLE|INTERNET_DISCONNECTED)/,
    'is the name right, and reached from this machine?',
  ],
  [/^ERR_CONNECTION/, 'is its server running, at that port?'],
  [/^ERR_(CERT|SSL)/, 'is its certificate one that browsers trust?'],
  [/^ERR_TOO_MANY_REDIRECTS/, 'it leads to itself'],
]

/**
 * One line for whoever named a page that the browser did not open. What the browser's driver says has colours and its own log in it.
 * @param {string} address @param {number} timeoutMs that the page had @param {Error} error
 */
export function notOpened(address, timeoutMs, error) {
  const [, code] = /net::(ERR_\w+)/.exec(error.message) ?? []
  if (!code && error.name === 'TimeoutError')
    return `${address} did not load within ${timeoutMs / 1_000} s: see what in it does not come, or give it longer by --timeout <seconds>`
  const [, advice] = ADVICE.find(([pattern]) => pattern.test(code ?? '')) ?? []
  return `${address} cannot be opened${code ? ` (${code})` : ''}${advice ? `: ${advice}` : ''}`
}
