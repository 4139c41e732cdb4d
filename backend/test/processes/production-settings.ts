/**
 * What an operator sets of a service in production, in a rehearsal with the sandbox carrier. Database, keys and folder are
 * to be added.
 */
export const PRODUCTION_SETTINGS = {
  SITE_ORIGIN: 'https://yawmi.example',
  MEDIA_ORIGIN: 'https://media.yawmi.example',
  TRUST_PROXY: 'loopback',
  CARRIER: 'sandbox',
  ALLOW_IN_PRODUCTION: 'sandbox',
  DRAIN_SECONDS: '0',
}
