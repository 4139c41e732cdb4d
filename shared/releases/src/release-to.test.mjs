import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeIntegrity } from './integrity.mjs'
import { MANIFEST, releaseStore } from './release-store.mjs'
import { releaseTo, storeOfSite } from './release-to.mjs'

const declaration = { name: 'content', routes: [], slots: [], requires: { react: '^19.0.0' } }
/** @type {string} */
let folder
/** @param {string} name */
const folderOf = (name) => path.join(folder, name)

/**
 * A checkout's `dist` with a version of the content remote released in it.
 * @param {string} name @param {string} version
 */
async function checkout(name, version) {
  const store = releaseStore(folderOf(name))
  fs.mkdirSync(path.join(store.folderOf('content', version), 'screens'), { recursive: true })
  fs.writeFileSync(path.join(store.folderOf('content', version), MANIFEST), version)
  fs.writeFileSync(path.join(store.folderOf('content', version), 'screens/home.js'), version)
  writeIntegrity(store.folderOf('content', version), /^$/)
  await store.publish('content', { version, declaration })
  return store
}

beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sites-'))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

describe('a release to a site that another checkout serves', () => {
  it('makes the version current there, with all its files, and leaves the one before for falling back', async () => {
    const team = await checkout('team', '2')
    await checkout('site', '1')
    const site = storeOfSite(folderOf('site'))
    expect(await releaseTo(team, site, 'content')).toMatchObject({ version: '2', isCurrent: true, notes: [] })
    const [current, before] = site.read().remotes.content
    expect(current).toEqual(team.read().remotes.content[0])
    expect(before.version).toBe('1')
    for (const file of [MANIFEST, 'screens/home.js'])
      expect(fs.readFileSync(path.join(site.folderOf('content', '2'), file), 'utf8')).toBe('2')
    // Nothing is taken away where it was built, and nothing half done is left where it went.
    expect(fs.existsSync(path.join(team.folderOf('content', '2'), MANIFEST))).toBe(true)
    expect(fs.readdirSync(folderOf('site')).sort()).toEqual(['.releases', 'releases.json', 'remotes'])
    expect(await site.rollBack('content')).toMatchObject({ version: '1' })
  })

  it('goes through where a process was killed as it noted its build in the folder of the version', async () => {
    const team = await checkout('team', '2')
    await checkout('site', '1')
    fs.writeFileSync(path.join(team.folderOf('content', '2'), '.builds.json.4711'), '[')
    const site = storeOfSite(folderOf('site'))
    expect(await releaseTo(team, site, 'content')).toMatchObject({ version: '2', isCurrent: true })
  })

  it('changes nothing there when the version is not whole', async () => {
    const team = await checkout('team', '2')
    await checkout('site', '1')
    fs.rmSync(path.join(team.folderOf('content', '2'), MANIFEST))
    const site = storeOfSite(folderOf('site'))
    await expect(releaseTo(team, site, 'content')).rejects.toThrow('names "mf-manifest.json", which is not there')
    expect(site.current('content')).toBe('1')
  })

  it('says what the system says where a file finds no room, and changes nothing there', async () => {
    const team = await checkout('team', '2')
    await checkout('site', '1')
    fs.writeFileSync(path.join(team.folderOf('content', '2'), 'screens/home.js'), '2'.repeat(100_000))
    const program = `
      import { releaseStore } from ${JSON.stringify(pathToFileURL(path.join(__dirname, 'release-store.mjs')).href)}
      import { releaseTo, storeOfSite } from ${JSON.stringify(pathToFileURL(path.join(__dirname, 'release-to.mjs')).href)}
      const [team, site] = process.argv.slice(1)
      await releaseTo(releaseStore(team), storeOfSite(site), 'content').catch(({ code }) => process.stdout.write(code))`
    // Of 512 bytes each: what a limit allows is as little to write on as a full disk.
    const limited = ['-c', 'ulimit -f 100 && exec "$@"', 'sh', process.execPath, '--input-type=module', '-e', program]
    const { stdout } = spawnSync('sh', [...limited, folderOf('team'), folderOf('site')], { encoding: 'utf8' })
    expect(stdout).toBe('EFBIG')
    expect(fs.readdirSync(folderOf('site')).sort()).toEqual(['.releases', 'releases.json', 'remotes'])
    expect(storeOfSite(folderOf('site')).current('content')).toBe('1')
  })

  it('is refused where no site is served', () => {
    expect(() => storeOfSite(folderOf('nowhere'))).toThrow('is not the dist folder of a site')
  })
})
