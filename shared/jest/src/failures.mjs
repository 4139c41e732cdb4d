/** @typedef {{ begins: RegExp, isRead: boolean }} Part */
/**
 * Parts of a report of jest, by the line that each begins with: the first that fits counts.
 * @type {Part[]}
 */
const PARTS = [
  // It repeats what stands above it, where there are many files.
  { begins: /^Summary of all failing tests$/, isRead: false },
  { begins: /^Test Suites: /, isRead: true },
  { begins: /^PASS /, isRead: false },
  { begins: /^FAIL /, isRead: true },
  { begins: /^ {2}● Console$/, isRead: false },
  { begins: /^ {2}● /, isRead: true },
]

/** Testing Library's print of the whole page, before the lines of the test. */
const PAGE = /^ {4}Ignored nodes: [^]*?(?=^ +(?:> *)?\d+ \||^ {6}at |^ {2}● )/gm

/**
 * What there is to read of tests that failed: without the files that passed, the pages that they looked at, and what they
 * had printed, which is fifty times as long.
 * @param {string} report what jest printed, without colours
 * @returns {string} the same where no file of tests failed: something else went wrong
 */
export function failuresIn(report) {
  const lines = report.split('\n')
  if (!lines.some((line) => line.startsWith('FAIL '))) return report
  let isRead = true
  return lines
    .filter((line) => (isRead = PARTS.find(({ begins }) => begins.test(line))?.isRead ?? isRead))
    .join('\n')
    .replace(PAGE, '')
}
