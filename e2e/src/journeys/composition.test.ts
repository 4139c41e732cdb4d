import fs from 'node:fs'
import path from 'node:path'
import { DESKTOP, useVisitors } from '../browser/visitor'
import { newNumber } from '../pages/inbox'
import { SignUp } from '../pages/sign-up'
import { ROOT } from '../product/product'

const arrive = useVisitors()

interface Share {
  from: string
  loaded?: boolean
  lib?: () => unknown
}
interface FederationWindow {
  __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: Record<string, Record<string, Record<string, Share>>> }[] }
}

describe('the composed page', () => {
  it('has one copy of React, of the bus and of every shared package, whoever asks', async () => {
    const page = await (await arrive({ viewport: DESKTOP })).tab()
    await new SignUp(page).complete(newNumber())
    for (const address of ['/design-categories', '/my-account']) {
      await page.goto(address)
      await page.locator('[data-remote] h1').first().waitFor()
    }
    const copies = await page.evaluate(() => {
      const { __INSTANCES__ } = (globalThis as unknown as FederationWindow).__FEDERATION__
      const used: Record<string, Set<string>> = {}
      for (const { shareScopeMap } of __INSTANCES__)
        for (const scope of Object.values(shareScopeMap))
          for (const [name, versions] of Object.entries(scope))
            for (const share of Object.values(versions)) if (share.loaded || share.lib) (used[name] ??= new Set()).add(share.from)
      return Object.fromEntries(Object.entries(used).map(([name, from]) => [name, [...from]]))
    })
    expect(Object.keys(copies)).toEqual(expect.arrayContaining(['react', 'react-dom', '@yawmi/events', '@yawmi/ui', '@yawmi/session']))
    for (const [name, from] of Object.entries(copies)) expect({ name, from }).toEqual({ name, from: ['yawmi_shell'] })
  })

  it("carries no remote's code in the shell's bundles", () => {
    const shell = path.join(ROOT, 'dist/shell')
    const bundles = fs.readdirSync(shell).filter((name) => name.endsWith('.js')).map((name) => fs.readFileSync(path.join(shell, name), 'utf8')).join('\n')
    for (const remote of ['landing', 'auth', 'content', 'designer', 'account']) {
      const folder = path.join(ROOT, `mfe-${remote}/src/copy`)
      const copy = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8')).join('\n')
      // Sentences that only this remote says; short words are everybody's.
      const sentences = [...copy.matchAll(/['"`]([^'"`\n]{25,})['"`]/g)].map(([, sentence]) => sentence ?? '')
      expect(sentences.length).toBeGreaterThan(0)
      expect(sentences.filter((sentence) => bundles.includes(sentence))).toEqual([])
    }
  })
})
