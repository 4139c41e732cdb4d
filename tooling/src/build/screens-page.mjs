import path from 'node:path'
import { REMOTES, ROOT } from '../lib/root.mjs'
import { readDeclaration } from './declaration.mjs'

/** The page of the integrators' guide that lists every screen. */
export const SCREENS_PAGE = path.join(ROOT, 'docs/integrators/screens.md')

const WHO = { public: 'anybody', visitor: 'subscribers and free visitors', subscriber: 'subscribers' }

const INTRO = `# Screens of each remote

What \`path\` may be, in the tag, in \`Yawmi.mount()\` and, as \`initialPath\`, in \`./lifecycles\`. A part that begins with a colon is an id. Without
a path, and with one that a remote does not have, it shows the first of its list. Somebody for whom a screen is not sees a lock in
its place, with the way to subscribe; free visitors there are where the brand lets people in without a subscription.

This page is made from what the remotes declare; a check of \`npm test\` holds the two together and writes the page anew with
\`UPDATE_SCREENS=1\`.
`

const tableOf = ({ name, routes }) =>
  [
    `\n## \`${name}\`\n`,
    '| path | what | for whom | name in `navigate` |',
    '| --- | --- | --- | --- |',
    ...routes.map((route) => `| \`${route.path}\` | ${route.title} | ${WHO[route.access]} | \`${route.name}\` |`),
  ].join('\n')

/** The page as the remotes' declarations say it. */
export async function screensPage() {
  const declarations = await Promise.all(REMOTES.map(readDeclaration))
  return `${INTRO}${declarations.map(tableOf).join('\n')}\n`
}
