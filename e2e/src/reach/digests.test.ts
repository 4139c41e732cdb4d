import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { filesIn } from './digests'

/** A checkout of one package. */
function aCheckout(root: string) {
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  write('shared/ui/src/index.ts', 'one')
  return { write, digest: () => filesIn(['shared'], root) }
}

test('a digest of files changes with each of them', () => {
  const { write, digest } = aCheckout(test.info().outputPath())
  const before = digest()
  write('shared/ui/src/index.ts', 'other')
  expect(digest()).not.toBe(before)
})

test('a digest of files stays while programs write down what they did', () => {
  const { write, digest } = aCheckout(test.info().outputPath())
  const before = digest()
  for (const file of ['.turbo/turbo-test.log', '.cache/kept.json', 'node_modules/x/index.js', 'src/index.test.ts'])
    write(`shared/ui/${file}`, 'written')
  expect(digest()).toBe(before)
})
