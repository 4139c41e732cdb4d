import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { faultsOfFile } from './check.mjs'
import { OPTIONS_FILE, optionsPage } from './options.mjs'

const shipped = path.join(ROOT, 'shared/brand/brands')

describe('brand files', () => {
  it.each(fs.readdirSync(shipped))('%s, which ships, is sound, words and host names included', async (name) => {
    expect(await faultsOfFile(path.join(shipped, name))).toEqual([])
  })

  it('are told what no schema sees: the file itself, its name, taken hosts, a logo that cannot be had', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-'))
    const put = (name, text) => {
      fs.writeFileSync(path.join(folder, name), text)
      return faultsOfFile(path.join(folder, name))
    }
    const logo = { image: 'https://127.0.0.1:1/logo.svg' }
    expect(await put('mine.json', JSON.stringify({ id: 'other', hosts: ['nasma.localhost'], logo }))).toEqual([
      "id: must be the file's name, mine",
      'hosts: nasma.localhost shows nasma already',
      expect.stringMatching(/^logo\.image: https:\/\/127\.0\.0\.1:1\/logo\.svg cannot be reached/),
    ])
    expect(await put('half.json', '{ "id": ')).toEqual([expect.stringContaining('half.json: is not JSON')])
    expect(await faultsOfFile(path.join(folder, 'none.json'))).toEqual([
      expect.stringContaining('there is no such file'),
    ])
    fs.rmSync(folder, { recursive: true })
  })

  it('have their options documented as the schema stands', async () => {
    expect(fs.readFileSync(OPTIONS_FILE, 'utf8')).toBe(await optionsPage())
  })
})
