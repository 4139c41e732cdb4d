import type { Page } from '@playwright/test'

/** A picture as the studio offers it. */
export async function libraryPicture(page: Page): Promise<{ path: string; width: number; height: number }> {
  const contents = page.waitForResponse(/\/v2\/players\/contents/)
  await page.goto('/design-images-list')
  const { data } = (await (await contents).json()) as {
    data: { path: string; picture: { width: number; height: number } }[]
  }
  const [{ path, picture }] = data as [(typeof data)[number]]
  return { path, width: picture.width, height: picture.height }
}
