import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DESIGN_DOCUMENT_VERSION, type SavedDesign } from '@yawmi/contract'
import { storeOverHttps } from '@yawmi/releases/https/store-over-https'
import { signerOf } from '@yawmi/releases/release-keys'
import { writeBuild } from '../objects/sharing-hosts'
import { removeFolder } from '../processes/server-process'
import { SiteClient } from '../processes/site-client'
import { designForm } from '../requests/forms'
import { makePng } from '../requests/png'
import { newNumber } from '../site/sign-in'
import { describeFleet, type Fleet, MEDIA, SITE, startFleet } from './fleet'
import { runBrowsers } from './browsers'
import { until } from './until'

const DESIGNS = '/api/v2/players/designs'
const LISTS = ['/api/players/categories', '/api/players/subscriber-details', `${DESIGNS}?design_type=image`]
const DOCUMENT = { version: DESIGN_DOCUMENT_VERSION, background: null, boxes: [] }

describeFleet('of three hosts whose disks have nothing in common, whichever answers,', () => {
  let fleet: Fleet
  /** Every way to the service: each host, and all of them by nginx. */
  let ways: { site: string; media: string }[]
  beforeAll(async () => {
    fleet = await startFleet()
    ways = [...fleet.hosts.map(({ address, media }) => ({ site: address, media })), { site: SITE, media: MEDIA }]
  }, 300_000)
  afterAll(() => fleet?.stop(), 60_000)

  /** Waits until it holds by every way. @returns after how many milliseconds */
  async function everywhere(what: string, holds: (site: string) => Promise<boolean>): Promise<number> {
    const begun = performance.now()
    for (const { site } of ways) await until(`${what} at ${site}`, () => holds(site), 30)
    return Math.round(performance.now() - begun)
  }

  it('a person signs up, each step of it at another, and has the same lists at all', async () => {
    for (let first = 0; first < ways.length; first += 1) {
      const at = (step: number) => ways[(first + step) % ways.length]!.site
      const person = new SiteClient(at(0))
      const number = newNumber()
      expect(await person.askForCode(number)).toBe(200)
      person.address = at(1)
      const code = await person.codeOf(number)
      person.address = at(2)
      const { token } = (await person.confirm(number, code)).body.data as { token: string }
      for (const list of LISTS) {
        const replies = []
        for (const { site } of ways) {
          person.address = site
          replies.push(await person.call(list, { token }))
        }
        expect([list, ...replies.map(({ status }) => status)]).toEqual([list, 200, 200, 200, 200])
        for (const reply of replies.slice(1)) expect(reply.body).toEqual(replies[0]!.body)
      }
      person.address = at(3)
      expect((await person.call('/api/players/logout', { token })).status).toBe(200)
      for (const { site } of ways) {
        person.address = site
        expect((await person.call(LISTS[1]!, { token })).status).toBe(401)
      }
    }
  }, 60_000)

  it('a picture of one’s own and a design are saved, seen, opened and deleted, and nothing of them is on a disk', async () => {
    const person = new SiteClient(SITE)
    const token = await person.signIn(newNumber())
    for (const [index, { site }] of ways.entries()) {
      person.address = site
      const form = designForm(makePng({ width: 3, height: 2 }), { document: DOCUMENT, fields: { key: `at-${index}` } })
      const saved = await person.send(DESIGNS, form, token)
      expect([site, saved.status]).toEqual([site, 200])
      const design = saved.body.data as SavedDesign
      for (const other of ways) {
        const picture = await fetch(other.media + design.path)
        expect([other.media, picture.status, picture.headers.get('content-type')]).toEqual([
          ...[other.media, 200, 'image/png'],
        ])
        expect((await fetch(other.media + design.thumbnail!)).status).toBe(200)
        person.address = other.site
        const opened = await person.call(`${DESIGNS}/${design.uuid}/document`, { token })
        expect(JSON.parse((opened.body.data as { document: string }).document)).toMatchObject(DOCUMENT)
      }
      person.address = ways[(index + 1) % ways.length]!.site
      expect((await person.call(`${DESIGNS}/${design.uuid}`, { method: 'DELETE', token })).status).toBe(200)
      for (const { media } of ways) expect((await fetch(media + design.path)).status).toBe(404)
    }
    for (const host of fleet.hosts) expect(host.files().filter((name) => name.endsWith('.png'))).toEqual([])
  }, 60_000)

  it('a brand is shown within seconds of its publishing on one, and the one before of its roll-back on another', async () => {
    const [here, there] = fleet.hosts
    const file = path.join(here.current, '../noor.json')
    const publish = (name: string) => {
      writeFileSync(file, JSON.stringify({ id: 'noor', name }))
      return here.run('brands', ['publish', file, '--by', 'مها'])
    }
    const shown = (name: string) =>
      everywhere(name, async (site) => (await (await fetch(`${site}/?brand=noor`)).text()).includes(name))
    await publish('نور الأولى')
    await shown('نور الأولى')
    await publish('نور الثانية')
    const ms = await shown('نور الثانية')
    await there.run('brands', ['rollback', 'noor'])
    const back = await shown('نور الأولى')
    process.stdout.write(`a brand is everywhere after ${ms} ms, the one before after ${back} ms\n`)
  }, 120_000)

  it('a release is served within seconds of its making by nginx, and the one before of its roll-back on another', async () => {
    const listed = async (site: string) => {
      const list = (await (await fetch(`${site}/releases.json?remote=games`)).json()) as {
        remotes: Record<string, { version: string }[]>
      }
      return list.remotes.games?.[0]?.version
    }
    const builds = mkdtempSync(path.join(os.tmpdir(), 'yawmi-builds-'))
    const build = (version: string) => {
      const folder = path.join(builds, version)
      mkdirSync(folder)
      return writeBuild(folder, 'games', version)
    }
    const store = storeOverHttps(SITE, { signer: () => signerOf(fleet.lead) })
    const spans = []
    for (const version of ['1', '2']) {
      await store.publish('games', build(version))
      spans.push(await everywhere(`games ${version}`, async (site) => (await listed(site)) === version))
      for (const { site } of ways) {
        const file = await fetch(`${site}/remotes/games/${version}/entry.js`)
        expect([site, file.status, (await file.text()).includes(`games ${version}`)]).toEqual([site, 200, true])
      }
    }
    const by = { RELEASE_KEY: JSON.stringify(fleet.lead) }
    await fleet.hosts[2].run('releases', ['rollback', 'games', '--reason', 'it is bad'], by)
    spans.push(await everywhere('games 1 again', async (site) => (await listed(site)) === '1'))
    expect(await fleet.hosts[1].run('releases', ['log', '--verify'], by)).toContain('the record is whole')
    process.stdout.write(`two releases and a roll-back are everywhere after ${spans.join(', ')} ms\n`)
    removeFolder(builds)
  }, 120_000)

  it('a person signs up and saves a design with a picture of their own in a real Chromium', async () => {
    await runBrowsers('person')
  }, 300_000)
})
