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

  it('is found where its folder is named as Windows does, and leads out of none so', () => {
    mkdirSync(path.join(folder, 'صور'))
    const file = put('صور/أمل.jpg')
    expect(findMediaFile('صور\\أمل.jpg', path.join(folder, 'a.csv'), [folder])).toBe(file)
    const own = path.join(folder, 'own')
    mkdirSync(own)
    expect(findMediaFile('..\\صور\\أمل.jpg', path.join(own, 'a.csv'), [own])).toBeUndefined()
  })

  it('is found in whatever case its name is, as on the machine that it comes from, where it could be no other file', () => {
    const [file, table] = [put('Sunset.JPG'), path.join(folder, 'a.csv')]
    expect(findMediaFile('sunset.jpg', table, [folder])).toBe(file)
    const other = put('SUNSET.jpg')
    expect(findMediaFile('sunset.jpg', table, [folder])).toBeUndefined()
    expect(findMediaFile('SUNSET.jpg', table, [folder])).toBe(other)
    const own = path.join(folder, 'own')
    mkdirSync(own)
    expect(findMediaFile('../sunset.jpg', path.join(own, 'a.csv'), [own])).toBeUndefined()
    expect(findMediaFile('nowhere/sunset.jpg', table, [folder])).toBeUndefined()
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
