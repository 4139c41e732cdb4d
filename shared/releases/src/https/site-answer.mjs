import { plainLine } from '../plain-line.mjs'
import { Refusal } from '../refusal.mjs'

/**
 * Sends a signed request to a site.
 * @template {object} Answer
 * @param {string} origin @param {number} timeoutMs @param {string} pathname
 * @param {{ headers: Record<string, string>, body: string | Blob }} init
 * @returns {Promise<Answer>} what it answers
 * @throws Refusal as the site says it; Error where it cannot be reached, or has failed
 */
export async function answerOf(origin, timeoutMs, pathname, init) {
  const { status, text, retryAfter } = await replyOf(origin, timeoutMs, pathname, init)
  const answer = parsed(text)
  if (answer?.ok === true) return answer
  if (answer?.ok === false) throw new Refusal(answer.reason, plainLine(answer.message))
  if (status === 404 || status === 405)
    throw new Refusal(
      'state',
      `${origin} takes no releases over HTTPS: whoever runs it sets RELEASES_OVER_HTTPS=on (docs/operating.md), or ` +
        'releases with --site <its dist folder>',
    )
  if (status === 413) throw new Refusal('files', `${origin}, or a proxy in front of it, takes no request of that size`)
  if (status === 429)
    throw Object.assign(
      new Refusal(
        'conflict',
        `${origin} takes no more requests from here for ${Number(retryAfter) || 60} s; try again then`,
      ),
      { isFinal: true },
    )
  throw new Error(`${origin} answers ${status}; its log says why`)
}

/**
 * The whole of an answer: a site may stop in its middle, too.
 * @param {string} origin @param {number} timeoutMs @param {string} pathname
 * @param {{ headers: Record<string, string>, body: string | Blob }} init
 */
async function replyOf(origin, timeoutMs, pathname, init) {
  try {
    // A request is signed for one site.
    const redirect = 'error'
    const how = { ...init, method: 'POST', redirect, signal: AbortSignal.timeout(timeoutMs) }
    const response = await fetch(origin + pathname, /** @type {RequestInit} */ (how))
    return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') }
  } catch (error) {
    const why =
      error.name === 'TimeoutError' ? `no answer within ${timeoutMs / 1_000} s` : (error.cause?.code ?? error.message)
    throw new Error(`${origin} cannot be reached: ${plainLine(error.cause?.message ?? why)}`, { cause: error })
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
