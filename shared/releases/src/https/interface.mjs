import { MAX_FILE_BYTES, MAX_FILES, MAX_RELEASE_BYTES } from '../files/path-rules.mjs'

/** What a site that takes releases over HTTPS and the command that sends them agree on (docs/adr/0106). */

/** Signed requests, as JSON: `{ request, signature }`, and of an act that is to be done `line`, `lineSignature` and `at`. */
export const ACTS_PATH = '/release-api/acts'
/** Archives, with the signed request in headers. */
export const UPLOADS_PATH = '/release-api/uploads'
export const REQUEST_HEADER = 'x-release-request'
export const SIGNATURE_HEADER = 'x-release-signature'
export const ARCHIVE_TYPE = 'application/gzip'

/** Milliseconds by which the clocks of a team and of a site may differ: a request of before that may be somebody's copy. */
export const FRESH_MS = 2 * 60_000

/** What an archive may have at most: bytes as it is sent and unpacked, those of one file, and files. */
export const ARCHIVE_LIMITS = {
  bytes: MAX_RELEASE_BYTES,
  unpackedBytes: MAX_RELEASE_BYTES,
  fileBytes: MAX_FILE_BYTES,
  files: MAX_FILES,
}

/** What is told of an archive of so many bytes, where that is too much. @param {number} bytes */
export const tooLarge = (bytes) =>
  `the archive has ${(bytes / 1024 / 1024).toFixed(1)} MB, and a site takes ${ARCHIVE_LIMITS.bytes / 1024 / 1024} MB at most`

/** HTTP status by the reason of a refusal; 422 where there is no better one. @type {Partial<Record<import('../refusal.mjs').Reason, number>>} */
export const STATUS_BY_REASON = { identity: 403, conflict: 409, altered: 409 }

/**
 * What is asked for. Every field is signed.
 * @typedef {object} Request
 * @property {string} site origin that it is for: no other site may be given it.
 * @property {string} at when it was signed, as ISO text.
 * @property {string} kid the key that signed it.
 * @property {string} command
 * @property {string} [remote] @property {string} [version]
 * @property {Record<string, unknown>} [options]
 */
