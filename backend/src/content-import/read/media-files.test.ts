import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findMediaFile, findPoster } from './media-files'

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-media-files-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const put = (name: string) => {
  writeFileSync(path.join(folder, name), '')
  return path.join(folder, name)
}

describe('a file that a row names', () => {
  it.each([
    ['composed', 'NFC', 'NFD'],
    ['decomposed, as a Mac packs it', 'NFD', 'NFC'],
  ] as const)('is found where its name is %s', (_, onDisk, inTable) => {
    const file = put('أمل وإيمان.jpg'.normalize(onDisk))
    expect(findMediaFile('أمل وإيمان.jpg'.normalize(inTable), path.join(folder, 'a.csv'), [folder])).toBe(file)
  })

  it.each(['waves-poster.jpeg', 'waves-poster.JPG', 'waves-poster.png'])('has %s for its poster', (name) => {
    const poster = put(name)
    expect(findPoster(put('waves.mp4'), [folder])).toBe(poster)
  })

  it('has no poster that leads out of the folders of the import', () => {
    const [outside, film] = [put('outside.png'), put('waves.mp4')]
    const own = path.join(folder, 'own')
    mkdirSync(own)
    symlinkSync(outside, path.join(own, 'waves-poster.png'))
    renameSync(film, path.join(own, 'waves.mp4'))
    expect(findPoster(path.join(own, 'waves.mp4'), [own])).toBeUndefined()
  })
})
