import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ZodError } from 'zod'
import { otpSecret } from './secret'
import { StartError } from '../../lib/start-error'
import { type KeyRing, parseKeyRing, ringOfSecret } from './key-ring'

/** Where keys may be, of the environment. */
export interface KeySettings {
  dataDir: string
  KEYS_FILE?: string | undefined
  OTP_SECRET?: string | undefined
}

/** Others on the machine may do nothing with the file, and its group may not write it. */
const FORBIDDEN_MODE = 0o027

/** The file that a ring lies in, or would lie in. */
export const ringFileOf = ({ KEYS_FILE, dataDir }: KeySettings): string => KEYS_FILE ?? path.join(dataDir, 'keys.json')

/**
 * The service's keys: of KEYS_FILE, else of OTP_SECRET, else of `keys.json` in the data folder, else of the secret there,
 * which is made at the first start.
 * @throws StartError with what is wrong with the file
 */
export function readKeyRing(env: KeySettings): KeyRing {
  const file = ringFileOf(env)
  const ring = env.KEYS_FILE || !env.OTP_SECRET ? readRingFile(file) : null
  if (!ring && env.KEYS_FILE) throw new StartError('The keys cannot be read: KEYS_FILE names no file')
  return ring ?? ringOfSecret(otpSecret(env.dataDir, env.OTP_SECRET))
}

/** @returns null where there is no such file */
export function readRingFile(file: string): KeyRing | null {
  try {
    const text = readFileSync(file, 'utf8')
    if (statSync(file).mode & FORBIDDEN_MODE)
      throw new Error(`others may read or write it; let it be its owner's: chmod 600`)
    return parseKeyRing(text)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new StartError(`The keys in ${file} cannot be read: ${reasonOf(error as Error)}`)
  }
}

/** Never with a part of the text, which a fault of the JSON would quote. */
function reasonOf(error: Error): string {
  if (error instanceof SyntaxError) return 'it is no JSON'
  const issue = error instanceof ZodError ? error.issues[0] : undefined
  return issue ? `${issue.path.join('.') || 'the ring'} ${issue.message}` : error.message
}
