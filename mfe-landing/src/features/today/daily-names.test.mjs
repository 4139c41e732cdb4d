import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dailyNames } from './copy/ar'
import { suggestedNames } from '../names/copy/ar'

const rows = readFileSync(path.join(__dirname, '../../../../content/texts/names.csv'), 'utf8')

describe('names that the landing page asks for', () => {
  it('are all in the dictionary that the first start imports', () => {
    const unknown = [...dailyNames, ...suggestedNames].filter((name) => !rows.includes(`\nname,${name},`))
    expect(unknown).toEqual([])
  })
})
