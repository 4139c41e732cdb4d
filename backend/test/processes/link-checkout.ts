import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { findProjectRoot } from '../../src/infrastructure/project-root'

/**
 * Makes a root of a product that has everything of the checkout by links, but what is built of the shell and of remotes, and the keys
 * that prove who released them.
 * @param root a folder that may be there already
 * @returns it
 */
export function linkCheckout(root: string): string {
  const checkout = findProjectRoot(undefined)
  mkdirSync(root, { recursive: true })
  for (const name of readdirSync(checkout))
    if (!['dist', '.data'].includes(name)) symlinkSync(path.join(checkout, name), path.join(root, name))
  return root
}
