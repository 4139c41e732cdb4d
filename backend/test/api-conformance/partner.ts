import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const code_verifier = 'walk'.repeat(12)

/** A partner of a brand that conformance runs sign in for: what its flow begins with, and what its server exchanges a code by. */
export const PARTNER = {
  brand: 'walked',
  origin: 'https://shop.walked.example',
  code_verifier,
  code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
}

/** Puts the brand into a data folder. */
export function putPartnerBrand(dataDir: string): void {
  const folder = path.join(dataDir, 'brands')
  mkdirSync(folder, { recursive: true })
  const brand = { id: PARTNER.brand, allowedOrigins: [PARTNER.origin] }
  writeFileSync(path.join(folder, `${PARTNER.brand}.json`), JSON.stringify(brand))
}
