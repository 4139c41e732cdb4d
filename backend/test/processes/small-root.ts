import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { linkCheckout } from './link-checkout'

/** Remotes without which no site is whole. */
const REMOTES = ['landing', 'content']

interface List {
  remotes: Record<string, { version: string }[]>
}

/** A product as an archive has it: the built shell, the current version of some remotes, and no record of them. @returns its folder */
export function makeSmallRoot(): string {
  const checkout = findProjectRoot(undefined)
  const root = linkCheckout(mkdtempSync(path.join(os.tmpdir(), 'yawmi-root-')))
  const dist = (...names: string[]) => path.join(root, 'dist', ...names)
  mkdirSync(dist())
  for (const name of ['shell', 'embed']) symlinkSync(path.join(checkout, 'dist', name), dist(name))
  const built = JSON.parse(readFileSync(path.join(checkout, 'dist/releases.json'), 'utf8')) as List
  const remotes = Object.fromEntries(REMOTES.map((name) => [name, built.remotes[name]!.slice(0, 1)]))
  for (const [name, [current]] of Object.entries(remotes))
    cpSync(path.join(checkout, 'dist/remotes', name, current!.version), dist('remotes', name, current!.version), {
      recursive: true,
    })
  writeFileSync(dist('releases.json'), JSON.stringify({ remotes }))
  return root
}
