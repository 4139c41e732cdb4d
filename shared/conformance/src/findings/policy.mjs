import { finding } from './finding.mjs'

/** @typedef {import('../inspect/seen.d.ts').Violation} Violation */

/** Directives of which a policy may have only the general one. @type {Record<string, string>} */
const GENERAL = {
  'script-src-elem': 'script-src',
  'script-src-attr': 'script-src',
  'style-src-elem': 'style-src',
  'style-src-attr': 'style-src',
}
/** Schemes that are a source by themselves. */
const SCHEMES = new Set(['data', 'blob'])
const TRUSTED_TYPES = new Set(['require-trusted-types-for', 'trusted-types'])
const TRUSTED_TYPES_SOURCES = "trusted-types yawmi-protection 'allow-duplicates'"

/**
 * What the page's Content-Security-Policy refuses of the service: one finding for each directive that has to be added.
 * @param {Violation[]} violations of the page @param {string[]} origins of the service and of its media
 */
export function policyFindings(violations, origins) {
  /** @type {Map<string, string>} */
  const refused = new Map()
  for (const violation of violations) {
    const addition = additionFor(violation, origins)
    if (addition && !refused.has(addition)) refused.set(addition, violation.blocked)
  }
  return [...refused].map(([addition, blocked]) =>
    finding('policy', `the policy of the page refuses ${blocked}`, `add to Content-Security-Policy: ${addition}`),
  )
}

/**
 * @param {Violation} violation @param {string[]} origins
 * @returns {string | undefined} the directive with the source that it lacks; nothing for what is the page's own
 */
function additionFor({ directive, blocked, source, isReportOnly }, origins) {
  const isOurs = origins.includes(originOf(blocked))
  if (isReportOnly || !(isOurs || origins.includes(originOf(source)))) return undefined
  if (TRUSTED_TYPES.has(directive)) return TRUSTED_TYPES_SOURCES
  const name = GENERAL[directive] ?? directive
  if (isOurs) return `${name} ${originOf(blocked)}`
  if (SCHEMES.has(blocked)) return `${name} ${blocked}:`
  return blocked === 'inline' ? `${name} 'nonce-…', with the same nonce on the script element of embed.js` : undefined
}

/** @param {string} address @returns {string} empty for what is no address */
function originOf(address) {
  try {
    return new URL(address).origin
  } catch {
    return ''
  }
}
