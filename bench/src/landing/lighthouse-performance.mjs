import lighthouse from 'lighthouse'

/**
 * `node lighthouse-performance.mjs <debugging port> <address …>`: prints a line of JSON for each address: what Lighthouse's
 * phone gives it for performance, and the times that make it up, in milliseconds. The session that the browser has is kept.
 * A program of its own, beside the tests' processes.
 */
const [port, ...addresses] = process.argv.slice(2)

for (const address of addresses) {
  const { lhr } = await lighthouse(address, {
    port: Number(port),
    logLevel: 'error',
    onlyCategories: ['performance'],
    disableStorageReset: true,
  })
  const time = (name) => lhr.audits[name]?.numericValue ?? NaN
  const result = {
    address,
    score: (lhr.categories.performance?.score ?? 0) * 100,
    first: time('first-contentful-paint'),
    largest: time('largest-contentful-paint'),
    blocked: time('total-blocking-time'),
  }
  process.stdout.write(`${JSON.stringify(result)}\n`)
}
