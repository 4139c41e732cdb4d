import { firstRemote } from './preloads'
import type { OwnedRoute } from './list/list-queries'
import type { Releases } from './releases'

const FOLDER = '/remotes/designer/1'
const FILES: Record<string, unknown> = {
  'mf-manifest.json': {
    metaData: { shellEntry: { name: 'entry.js' } },
    exposes: [{ name: 'remote', assets: { js: { sync: ['expose.js'] } } }],
  },
  'screens.json': { 'design-page': ['both.js', 'desktop.js'], 'phone-design-page': ['both.js', 'phone.js'] },
  'shares.json': { 'design-page': ['react'], 'phone-design-page': ['react', '@yawmi/ui'] },
}
const releases = { file: (address: string) => FILES[address.slice(FOLDER.length + 1)] } as unknown as Releases
const shell = { scripts: [], fonts: [], shares: { react: ['/assets/react.js'], '@yawmi/ui': ['/assets/ui.js'] } }

const scriptsAt = (route: object) => {
  const owned = { remote: 'designer', route, release: { version: '1', manifest: `${FOLDER}/mf-manifest.json` } }
  return firstRemote(releases, owned as unknown as OwnedRoute, shell).scripts
}

describe('the scripts of a first screen', () => {
  it('are those that the remote begins with, those of the screen, and what these share of the shell', () => {
    expect(scriptsAt({ screen: 'designPage' })).toEqual([
      { href: `${FOLDER}/entry.js` },
      { href: `${FOLDER}/expose.js` },
      { href: `${FOLDER}/both.js` },
      { href: `${FOLDER}/desktop.js` },
      { href: '/assets/react.js' },
    ])
  })

  it('are for wide or narrow windows alone where these show different screens', () => {
    const scripts = scriptsAt({ screen: 'design-page', narrow: { below: 960, screen: 'phone-design-page' } })
    expect(
      Object.fromEntries(scripts.map(({ href, media }) => [href.slice(href.lastIndexOf('/') + 1), media])),
    ).toEqual({
      'entry.js': undefined,
      'expose.js': undefined,
      'both.js': undefined,
      'desktop.js': '(min-width: 960px)',
      'react.js': undefined,
      'phone.js': '(max-width: 959.98px)',
      'ui.js': '(max-width: 959.98px)',
    })
  })
})
