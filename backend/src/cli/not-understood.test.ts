import { Closers } from '../lib/closers'
import { contentCommand } from './content-command'
import { releasesCommand } from './releases/releases-command'
import { subscriptionsCommand } from './subscriptions-command'

const COMMANDS = { content: contentCommand, releases: releasesCommand, subscriptions: subscriptionsCommand }

/** Nothing answers there: a command that was understood would fail. */
const NOWHERE = { DATABASE_URL: 'postgres://yawmi@127.0.0.1:1/yawmi', DATABASE_WAIT: '0' }
const before = { ...process.env }
beforeEach(() => Object.assign(process.env, NOWHERE))
afterEach(() => {
  process.env = { ...before }
})

/** Runs a command. @returns its exit code, and what it printed */
async function run(command: keyof typeof COMMANDS, args: string[]) {
  const lines: string[] = []
  const program = {
    closers: new Closers(),
    print: (line: string) => lines.push(line),
    fail: () => {},
    warn: () => {},
    warnIn: () => {},
    allowDrain: () => {},
  }
  return { code: await COMMANDS[command](args, program), lines }
}

it.each([
  // Of what a shell makes of `*.zip` the first alone would be imported.
  ['content', ['import', 'december.zip', 'january.zip']],
  ['content', ['export', 'out', 'other']],
  ['content', ['demo', '--dry-run']],
  ['content', ['export', 'out', '--dry-run']],
  ['content', ['import', 'december.zip', '--full']],
  // All of them would be shown.
  ['content', ['contacts', '7d']],
  ['content', ['contacts', '--since', 'yesterday']],
  // The last good version before would be current, whatever was named.
  ['releases', ['rollback', 'content', '1.0.0-1']],
  ['releases', ['promote', 'content', '--to', '1.0.0-1']],
  ['releases', ['hold', 'content', 'designer']],
  ['subscriptions', ['reconcile', '0912345678']],
  ['subscriptions', ['reconcile', 'yesterday']],
] as const)('%s %j is not understood, in place of being done by half', async (command, args) => {
  const { code, lines } = await run(command, [...args])
  expect(code).toBe(2)
  expect(lines).toEqual([expect.stringMatching(/^Usage:/)])
})

it('says of two numbers that they are none', async () => {
  const { code, lines } = await run('subscriptions', ['show', '0912345678', '0912345679'])
  expect(code).toBe(2)
  expect(lines).toEqual(['0912345678 0912345679 is no number of a subscriber, such as 0912345678.'])
})
