import type { Page } from '@playwright/test'

/** Keeps the shell's code back until it is let in. */
export async function holdShell(page: Page): Promise<() => void> {
  let letIn = () => {}
  const allowed = new Promise<void>((resolve) => (letIn = resolve))
  await page.route('**/assets/shell.*.js', async (route) => {
    await allowed
    await route.continue()
  })
  return letIn
}
