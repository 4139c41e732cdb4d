#!/usr/bin/env node
import { findingsOf } from './findings/findings.mjs'
import { inspect } from './inspect/inspect.mjs'
import { optionsOf, USAGE } from './options.mjs'
import { exitCodeOf, textOf } from './report.mjs'

/** `npx @yawmi/conformance <address>`: exits with 0 when the page conforms, 1 when it does not, 2 when it could not be inspected. */
const NOT_INSPECTED = 2

try {
  const options = optionsOf(process.argv.slice(2), process.env)
  if (options.help) process.stdout.write(`${USAGE}\n`)
  else {
    const seen = await inspect(options)
    const report = { address: options.address, service: seen.service, ...findingsOf(seen) }
    process.stdout.write(`${options.json ? JSON.stringify(report, null, 2) : textOf(report)}\n`)
    process.exitCode = exitCodeOf(report)
  }
} catch (error) {
  process.stderr.write(`conformance: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = NOT_INSPECTED
}
