import fs from 'node:fs'
import path from 'node:path'
import { NO_SETTINGS } from './no-settings.mjs'

const README = path.resolve(__dirname, '../../../README.md')
/** Of the checkout and not of a service, which a server that is started for a test gets or may have. */
const OTHERS = [
  'NODE_ENV',
  'PORT',
  'MEDIA_PORT',
  'YAWMI_ROOT',
  'YAWMI_DATA_DIR',
  'CACHE_DIR',
  'LOG_LEVEL',
  'LIVE_RELOAD',
  'WARM_UP',
]
/** Of tests. */
const OF_TESTS = ['FUZZ_REQUESTS', 'HUNT_REQUESTS', 'HUNT_SEED', 'EXAMPLES']

it('a server that a command starts for itself goes without every setting of a service that the README names', () => {
  const [, table = ''] = fs.readFileSync(README, 'utf8').split(/^## Settings$|^### Keys$/m)
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const names = rows.flatMap((row) => [...row.split('|')[1].matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(names.length).toBeGreaterThan(40)
  expect([...Object.keys(NO_SETTINGS), ...OTHERS, ...OF_TESTS].toSorted()).toEqual(names.toSorted())
})
