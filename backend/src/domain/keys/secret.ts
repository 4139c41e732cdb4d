import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The key of every HMAC over numbers and codes. Servers that share a database must share it, by `OTP_SECRET`; a server
 * alone makes one at its first start and keeps it in the data folder, apart from the database that it protects.
 */
export function otpSecret(dataDir: string, configured: string | undefined): string {
  if (configured) return configured
  const file = path.join(dataDir, 'otp-secret')
  return read(file) ?? make(file)
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Written whole beside its place and linked into it: of two first starts at once, both keep the one that was first. */
function make(file: string): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
