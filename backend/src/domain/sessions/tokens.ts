import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, 43 characters of base64url. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What the database keeps of a token. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')
