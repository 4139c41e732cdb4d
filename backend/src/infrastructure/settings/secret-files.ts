import { existsSync, readFileSync } from 'node:fs'
import type { Fault } from './fault'

/** Settings that may stand in a file, as systemd's credentials and the secrets of containers do. */
const SECRETS = ['DATABASE_URL', 'OTP_SECRET', 'S3_SECRET_ACCESS_KEY', 'OTEL_EXPORTER_OTLP_HEADERS']

/**
 * Reads the secrets that `<name>_FILE` names: the file's text without the white space around it.
 * @returns all settings with those secrets, and what is wrong with their files
 */
export function readSecretFiles(set: Record<string, string | undefined>): {
  given: Record<string, string | undefined>
  faults: Fault[]
} {
  const given = { ...set }
  const faults: Fault[] = []
  for (const name of SECRETS) {
    const variable = `${name}_FILE`
    const file = set[variable]
    if (file === undefined) continue
    if (set[name] !== undefined) {
      faults.push({ name: variable, message: `must not be set beside ${name}` })
      continue
    }
    try {
      given[name] = readFileSync(file, 'utf8').trim()
      if (given[name] === '') faults.push({ name, message: `the file ${file} is empty` })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // Who takes the variable for the other one has written the secret itself there.
      const what = existsSync(file) ? `the file ${file} cannot be read` : `${variable} must name a file`
      faults.push({ name, message: `${what} (${code})` })
    }
  }
  return { given, faults }
}
