import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { makeKey, signerOf, publicPart, trust, type TrustedKey } from '@yawmi/releases/release-keys'
import { releaseStore } from '@yawmi/releases/release-store'
import { DESKTOP } from '../browser/visitor'
import { enterFreely } from '../pages/subscriber'
import { freePorts } from '../product/free-ports'
import { ProductOfItsOwn } from '../product/own-release-list'
import { TeamCheckout } from '../product/team-checkout'
import { TeamGuide } from '../product/team-guide'
import { expect, test } from '../test'

let folder: string
const product = new ProductOfItsOwn()
test.use({ reads: ['shared', 'tooling'] })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-team-'))
  await product.start({ RELEASES_OVER_HTTPS: 'on' })
})
test.afterAll(async () => {
  test.setTimeout(30_000)
  await product.end()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** What whoever runs the site does once: the record begins with a key of theirs, and the team's key is trusted. */
async function trustedBySite(checkout: string): Promise<string> {
  const keys = path.join(checkout, '.data/keys')
  const [file = ''] = fs.readdirSync(keys).filter((name) => name.startsWith('games-') && name.includes('.public.'))
  const { keysFolder } = releaseStore(product.dist)
  const lead = makeKey({ team: 'lead', remotes: ['*'], roles: ['publish', 'promote'] })
  const team = JSON.parse(fs.readFileSync(path.join(keys, file), 'utf8')) as TrustedKey
  for (const key of [publicPart(lead), team]) trust(keysFolder, key)
  await releaseStore(product.dist, { signer: () => signerOf(lead) }).adopt({ reason: 'the first keys' })
  return path.join(keys, file.replace('.public.', '.private.'))
}

const menu = { name: 'القائمة الرئيسية' }

test('a team makes a remote that nobody knew of, and puts it into a running site by the guide, with nothing else built', async ({
  arrive,
}) => {
  test.setTimeout(600_000)
  const team = new TeamCheckout(path.join(folder, 'checkout'))
  const guide = new TeamGuide(team, product)
  const began = performance.now()
  const minutes = () => (performance.now() - began) / 60_000
  guide.run('Begin')
  const dev = await guide.start(
    'Develop, inside the site that people have',
    /: (http:\S+)\n/,
    '--port',
    String(await freePorts()),
  )
  try {
    expect(await (await fetch(`${dev.found}/games`)).text()).toContain('ألعاب')
  } finally {
    dev.child.kill('SIGTERM')
  }
  guide.run('Your key')
  team.key = await trustedBySite(team.folder)
  guide.run('Test')
  guide.run('Publish, look, promote', 2)
  expect(product.versionsOf('games')).toEqual([])
  guide.run('Publish, look, promote')
  const [first] = product.versionsOf('games')
  expect(team.changedOutside('mfe-games')).toEqual([])

  const wide = await arrive({ viewport: DESKTOP })
  const page = await wide.tab(`${product.address}/`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await enterFreely(page)
  await page.goto(`${product.address}/home`)
  const sidebar = page.getByRole('navigation', menu)
  await expect(sidebar.getByRole('listitem')).toHaveText([
    'الرئيسية',
    'المحتوى اليومي',
    'التصاميم',
    'ألعاب',
    'سياسة الخصوصية',
    'الشروط والأحكام',
  ])
  // Its section of home leads to its screen, and so does the menu.
  await page.getByRole('heading', { level: 2, name: 'ألعاب' }).scrollIntoViewIfNeeded()
  await page.getByRole('main').getByRole('link', { name: 'افتح' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ألعاب' })).toBeVisible()
  const toScreen = minutes()
  await sidebar.getByRole('link', { name: 'الرئيسية' }).click()
  await sidebar.getByRole('link', { name: 'ألعاب' }).click()
  await page.getByRole('button', { name: 'ابدأ' }).click()
  await expect(page.getByText('بدأنا')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product.address}/home`)
  await expect(page.getByRole('navigation', menu).getByRole('listitem')).toHaveText([
    'حسابي',
    'المحتوى اليومي',
    'ألعاب',
    'الرئيسية',
  ])
  await page.getByRole('navigation', menu).getByRole('link', { name: 'ألعاب' }).click()
  await expect(page).toHaveURL(`${product.address}/games`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'ألعاب' })).toBeVisible()

  // A second version, and back.
  team.replace('mfe-games/src/copy/ar.ts', "start: 'ابدأ'", "start: 'هيا'")
  guide.run('A second version, to half of the devices first')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'هيا' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  guide.run('Back')
  // A key of nobody's, over the same socket.
  const stranger = path.join(folder, 'stranger.json')
  fs.writeFileSync(stranger, JSON.stringify(makeKey({ team: 'games', remotes: ['games'], roles: ['promote'] })))
  const sent = ['rollback', 'games', '--site', product.address, '--json', '--key', stranger]
  expect(() => team.npm('release', ...sent)).toThrow(
    /ended with 4:\n\{"ok":false,"command":"rollback","reason":"identity"/,
  )
  expect(guide.left).toEqual([])
  expect(product.versionsOf('games')).toEqual([first])
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'ابدأ' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  process.stdout.write(
    `a team's day: ${toScreen.toFixed(1)} minutes to the new screen, ${minutes().toFixed(1)} to the end\n`,
  )
})
