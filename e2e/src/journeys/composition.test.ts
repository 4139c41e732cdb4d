import fs from 'node:fs'
import path from 'node:path'
import { DESKTOP } from '../browser/visitor'
import { newNumber } from '../pages/inbox'
import { SignUp } from '../pages/sign-up'
import { ROOT } from '../product/product'
import { expect, test } from '../test'

const REMOTES = ['landing', 'auth', 'content', 'designer', 'account']

interface FederationWindow {
  __FEDERATION__: {
    __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, { loaded?: boolean }>>> }[]
  }
}

/** What is in every copy of React, and in nothing else. */
const REACT = 'react.transitional.element'

test.describe('the composed page', () => {
  test('has one copy of React, of the bus and of every shared package, whoever asks', async ({ arrive }) => {
    const page = await (await arrive({ viewport: DESKTOP })).tab()
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await new SignUp(page).complete(newNumber())
    // Landing, auth and content met on the way in one document; the others join it without a reload.
    const menu = page.getByRole('navigation', { name: 'القائمة الرئيسية' })
    for (const [name, remote] of [
      ['التصاميم', 'designer'],
      ['حسابي', 'account'],
    ] as const) {
      await menu.getByRole('link', { name }).click()
      await page.locator(`[data-remote=${remote}] h1`).first().waitFor()
    }

    const folders = new Set(requests.flatMap((address) => /^\/remotes\/[^/]+\/[^/]+/.exec(address) ?? []))
    expect([...folders].map((folder) => folder.split('/')[2]).sort()).toEqual([...REMOTES].sort())
    const scripts = requests.filter((address) => /^\/remotes\/.*\.js$/.test(address))
    expect(scripts.length).toBeGreaterThan(REMOTES.length)
    const hasCopy = (address: string) => fs.readFileSync(path.join(ROOT, 'dist', address), 'utf8').includes(REACT)
    expect(scripts.filter(hasCopy)).toEqual([])

    const versions = await page.evaluate(() => {
      const [shell] = (globalThis as unknown as FederationWindow).__FEDERATION__.__INSTANCES__
      return Object.entries(shell?.shareScopeMap.default ?? {}).map(([name, known]) => ({
        name,
        count: Object.keys(known).length,
      }))
    })
    expect(versions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['react', 'react-dom', '@yawmi/events', '@yawmi/ui', '@yawmi/session']),
    )
    expect(versions.filter(({ count }) => count !== 1)).toEqual([])
  })

  for (const remote of REMOTES)
    test.describe(remote, () => {
      test.use({ reads: [`mfe-${remote}`, 'shell', 'shared'] })
      test(`carries no code of ${remote} in the shell's bundles`, () => {
        const shell = path.join(ROOT, 'dist/shell')
        const bundles = fs
          .readdirSync(shell)
          .filter((name) => name.endsWith('.js'))
          .map((name) => fs.readFileSync(path.join(shell, name), 'utf8'))
          .join('\n')
        const sources = path.join(ROOT, `mfe-${remote}/src`)
        const copy = fs
          .readdirSync(sources, { recursive: true, encoding: 'utf8' })
          .filter((name) => /(^|\/)(copy\/.+|ar)\.ts$/.test(name))
          .map((name) => fs.readFileSync(path.join(sources, name), 'utf8'))
          .join('\n')
        const everybodys = ['shell/src', 'shared/ui/src', 'shared/remote-kit/src', 'shared/dialogs/src']
          .map((folder) => fs.readFileSync(path.join(ROOT, folder, 'copy/ar.ts'), 'utf8'))
          .join('\n')
        // Sentences that only this remote says.
        const sentences = [...copy.matchAll(/['"`]([^'"`\n]{25,})['"`]/g)]
          .map(([, sentence]) => sentence ?? '')
          .filter((sentence) => !everybodys.includes(sentence))
        expect(sentences.length).toBeGreaterThan(5)
        expect(sentences.filter((sentence) => bundles.includes(sentence))).toEqual([])
      })
    })
})
