import { withPaths } from './paths-given.mjs'

const { INIT_CWD } = process.env
beforeEach(() => (process.env.INIT_CWD = '/home/مها/my files'))
afterEach(() => {
  if (INIT_CWD === undefined) delete process.env.INIT_CWD
  else process.env.INIT_CWD = INIT_CWD
})

it.each([
  ['backup', ['today'], ['/home/مها/my files/today']],
  ['restore', ['../today', '/srv/yawmi'], ['/home/مها/today', '/srv/yawmi']],
  ['check-settings', ['settings.env'], ['/home/مها/my files/settings.env']],
  ['content', ['import', 'a.zip', '--dry-run'], ['import', '/home/مها/my files/a.zip', '--dry-run']],
  ['content', ['export', 'out'], ['export', '/home/مها/my files/out']],
])('%s %j has paths from the folder where somebody typed it', (command, words, expected) => {
  expect(withPaths(command, words)).toEqual(expected)
})

it.each([
  ['content', ['contacts', '--since', '7d']],
  ['content', ['demo']],
  ['content', []],
  ['subscriptions', ['show', '0912345678']],
  ['keys', ['add', 'codes']],
  ['backup', ['--help']],
  // Of a variable that is not set: the folder itself is not meant.
  ['backup', ['']],
])('%s %j has none', (command, words) => {
  expect(withPaths(command, words)).toEqual(words)
})
