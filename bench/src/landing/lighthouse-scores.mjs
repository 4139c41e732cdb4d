import lighthouse from 'lighthouse'

/**
 * `node lighthouse-scores.mjs <debugging port> <address …>`: prints a line of JSON for each address, its scores and what
 * cost them points. A program of its own, beside the tests' processes.
 */
const [port, ...addresses] = process.argv.slice(2)

for (const address of addresses) {
  const { lhr } = await lighthouse(address, {
    port: Number(port),
    logLevel: 'error',
    onlyCategories: ['accessibility', 'best-practices', 'seo'],
    // Only what is there is judged, not how fast it came.
    throttlingMethod: 'provided',
  })
  const categories = Object.entries(lhr.categories)
  const counted = new Set(
    categories.flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)),
  )
  const faults = Object.values(lhr.audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title}`)
  const scores = Object.fromEntries(categories.map(([name, { score }]) => [name, (score ?? 0) * 100]))
  process.stdout.write(`${JSON.stringify({ address, scores, faults })}\n`)
}
