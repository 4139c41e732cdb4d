import { parseArgs } from 'node:util'

export const USAGE = `npx @yawmi/conformance <address> [--browser <path>] [--timeout <seconds>] [--json]
  --browser   a Chromium or Chrome; default: the one of CHROMIUM, else the Chrome that is installed
  --timeout   seconds that a remote may take to come up; default: 20
  --json      the report as JSON
exit codes: 0 the page conforms, 1 it does not, 2 it could not be inspected`

const DEFAULT_TIMEOUT_S = 20

/**
 * @typedef {{ address: string, browser?: string, timeoutMs: number, json: boolean, help: boolean }} Options
 * @param {string[]} args of the command line @param {Record<string, string | undefined>} env
 * @returns {Options}
 * @throws Error that says what is wrong with them
 */
export function optionsOf(args, env) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      browser: { type: 'string' },
      timeout: { type: 'string', default: String(DEFAULT_TIMEOUT_S) },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [address = ''] = positionals
  const seconds = Number(values.timeout)
  if (!values.help && (positionals.length !== 1 || !/^https?:$/.test(protocolOf(address))))
    throw new Error(`give the http address of one page\n${USAGE}`)
  if (!(seconds > 0)) throw new Error(`--timeout ${values.timeout}: not a number of seconds`)
  const browser = values.browser ?? env.CHROMIUM
  return { address, browser, timeoutMs: seconds * 1_000, json: values.json, help: values.help }
}

/** @param {string} address */
function protocolOf(address) {
  try {
    return new URL(address).protocol
  } catch {
    return ''
  }
}
