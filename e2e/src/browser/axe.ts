import fs from 'node:fs'
import type { Page } from 'playwright-core'

const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page as it stands, by WCAG 2.2 AA and best practices, or by some rules alone; an empty list is
 * a clean page.
 * axe is put in by the debugger, so that the page's own policy stays as strict as it is.
 */
export async function axeFindings(page: Page, runOnly: readonly string[] = TAGS): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: source })
  await session.detach()
  const { violations } = await page.evaluate(
    (only) =>
      (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResult> } }).axe.run({ runOnly: only }),
    runOnly,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${String(target)} ${failureSummary ?? ''}`),
  )
}
