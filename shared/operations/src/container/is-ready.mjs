/** Ends with 0 where the server of this container is ready: what the image's HEALTHCHECK runs. It needs no other file of ours. */
const TIMEOUT_MS = 1_500

const answer = await fetch(`http://localhost:${process.env.METRICS_PORT}/readyz`, {
  signal: AbortSignal.timeout(TIMEOUT_MS),
}).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
