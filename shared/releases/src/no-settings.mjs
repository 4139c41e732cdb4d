/**
 * Settings of a service that whoever runs a command may have in their environment, such as its database, to publish a brand or a
 * release to it: of a server that a command starts for itself they are none. It would bring that database's schema up to date, and
 * charge its subscribers by the sandbox carrier.
 */
const NAMES = `
  HOST SITE_ORIGIN MEDIA_ORIGIN ROLE ALLOW_IN_PRODUCTION METRICS_PORT METRICS_HOST
  DATABASE_URL DATABASE_URL_FILE DATABASE_POOL DATABASE_READ_POOL DATABASE_WAIT MIGRATE_ON_START
  S3_BUCKET S3_ENDPOINT S3_REGION S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY S3_SECRET_ACCESS_KEY_FILE MEDIA_CACHE_MB
  OTP_SECRET OTP_SECRET_FILE KEYS_FILE LIST_KEYS_FILE RELEASE_KEYS_DIR RELEASES RELEASES_OVER_HTTPS
  OTEL_EXPORTER_OTLP_ENDPOINT OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_OTLP_HEADERS_FILE OTEL_SERVICE_NAME OTEL_TRACES_SAMPLER_ARG
  CARRIER CARRIER_URL CORS_ORIGINS TRUST_PROXY RATE_LIMIT SIGN_IN_LIMIT PAGE_LIMIT SIGN_IN_PROOF SMS_BUDGET DRAIN_SECONDS DEMO_CONTENT`

/** An environment in which none of them is set. @type {Record<string, undefined>} */
export const NO_SETTINGS = Object.fromEntries(
  NAMES.trim()
    .split(/\s+/)
    .map((name) => [name, undefined]),
)
