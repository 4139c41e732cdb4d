import { execFileSync } from 'node:child_process'
import { shellWord } from './plain-text'

it.each(['/srv/yawmi-data', '/srv/يومي تجربة', "/srv/o'neill $HOME", ''])(
  'a folder named %j is one word of a command that is copied',
  (folder) => {
    const seen = execFileSync('sh', ['-c', `YAWMI_DATA_DIR=${shellWord(folder)} printenv YAWMI_DATA_DIR`], {
      encoding: 'utf8',
    })
    expect(seen).toBe(`${folder}\n`)
  },
)

it('leaves a word as it is that no shell takes apart', () => {
  expect(shellWord('/srv/yawmi-data')).toBe('/srv/yawmi-data')
})
