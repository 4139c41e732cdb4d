import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** Less than half of what the package itself hands out as its source: it goes to every page that is looked at. */
const SOURCE = fs.readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Axe {
  configure: (spec: object) => void
  run: (options: object) => Promise<AxeResult>
}

/** Says that a control's name holds the words that stand on it (WCAG 2.5.3); axe runs it only when it is asked for. */
const NAMES = 'label-content-name-mismatch'

/**
 * axe takes joined Arabic letters for ligatures of an icon font, and then passes over the words: no share of pixels
 * that differ is as large as this.
 */
const NO_GUESS = { checks: [{ id: NAMES, options: { pixelThreshold: 2, occurrenceThreshold: 3 } }] }

/**
 * What axe finds on the page as it stands, by WCAG 2.2 AA and best practices, or by some rules alone; an empty list is
 * a clean page.
 * axe is put in by the debugger, so that the page's own policy stays as strict as it is. What fades in is looked at when it is there.
 */
export async function axeFindings(page: Page, runOnly: readonly string[] = TAGS): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: SOURCE })
  await session.detach()
  const { violations } = await page.evaluate(
    async ({ runOnly, rules, spec }) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      const ending = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(ending.map(({ finished }) => finished))
      axe.configure(spec)
      // Of what is well it need not say where it stands.
      return axe.run({ runOnly, rules, resultTypes: ['violations'] })
    },
    // By rules alone there are no others.
    { runOnly, rules: runOnly === TAGS ? { [NAMES]: { enabled: true } } : {}, spec: NO_GUESS },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${String(target)} ${failureSummary ?? ''}`),
  )
}
