import fs from 'node:fs'
import path from 'node:path'
import { readDeclaration } from '@yawmi/webpack/declaration'

const ROOT = path.resolve(__dirname, '../..')
/** The page of the integrators' guide that lists every screen. */
const SCREENS_PAGE = path.join(ROOT, 'docs/integrators/screens.md')

/** @type {Record<string, string>} */
const WHO = { public: 'anybody', visitor: 'subscribers and free visitors', subscriber: 'subscribers' }

const INTRO = `# Screens of each remote

What \`path\` may be, in the tag, in \`Yawmi.mount()\` and, as \`initialPath\`, in \`./lifecycles\`. A part that begins with a colon is an id. Without
a path, and with one that a remote does not have, it shows the first of its list. Somebody for whom a screen is not sees a lock in
its place, with the way to subscribe; free visitors there are where the brand lets people in without a subscription.

This page is made from what the remotes declare; a check of \`npm test\` holds the two together and writes the page anew with
\`UPDATE_SCREENS=1\`.
`

/** @param {Awaited<ReturnType<typeof readDeclaration>>} declaration */
const tableOf = ({ name, routes }) =>
  [
    `\n## \`${name}\`\n`,
    '| path | what | for whom | name in `navigate` |',
    '| --- | --- | --- | --- |',
    ...routes.map((route) => `| \`${route.path}\` | ${route.title} | ${WHO[route.access]} | \`${route.name}\` |`),
  ].join('\n')

/** The page as the remotes' declarations say it. */
async function screensPage() {
  const remotes = fs
    .globSync('mfe-*', { cwd: ROOT })
    .sort()
    .map((folder) => path.join(ROOT, folder))
  const declarations = await Promise.all(remotes.map(readDeclaration))
  return `${INTRO}${declarations.map(tableOf).join('\n')}\n`
}

it('the integrators’ guide lists every screen with its path and whom it is for, as the remotes declare it: UPDATE_SCREENS=1 writes it', async () => {
  const page = await screensPage()
  if (process.env.UPDATE_SCREENS) fs.writeFileSync(SCREENS_PAGE, page)
  expect(fs.readFileSync(SCREENS_PAGE, 'utf8')).toBe(page)
})
