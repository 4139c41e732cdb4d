import { spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './root.mjs'
import { endWithChildren, run } from './run.mjs'

endWithChildren()

/** A command that runs a program, which runs another, and would run a second one after it. */
const COMMAND = `
import { endWithChildren, run } from '${pathToFileURL(path.join(ROOT, 'tooling/src/lib/run.mjs'))}'
endWithChildren()
await run(['sh', '-c', 'sleep 60 & echo $!; wait'])
await run(['sh', '-c', 'echo next'])
`

/** One whose program does not end when it is told to. */
const STUBBORN = COMMAND.replace('sleep 60', 'trap "" TERM; sleep 60')

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('ends what does not end by itself, with all that it started, and tells what that was', async () => {
  const ended = await run(['sh', '-c', 'trap "" TERM; echo begun; sleep 4711 & wait'], {
    quiet: true,
    limitMs: 300,
  })
  expect(ended).toMatchObject({ code: 1, late: true })
  expect(ended.output).toMatch(/^begun\n\nended after 300 ms, while these ran:\n/)
  expect(ended.output).toMatch(/^\d+ S sh -c /m)
  const pid = Number(/(\d+) S sleep/.exec(ended.output)?.[1])
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20))
})

it('has what is to be read without the warnings that come amid it', async () => {
  const { output, stdout } = await run(['sh', '-c', 'echo [1,; sleep 0.1; echo slow >&2; sleep 0.1; echo 2]'], {
    quiet: true,
  })
  expect({ output, read: JSON.parse(stdout) }).toEqual({ output: '[1,\nslow\n2]\n', read: [1, 2] })
})

it('is not late when it ends in time', async () => {
  expect(await run(['echo', 'done'], { quiet: true, limitMs: 60_000 })).toEqual({
    code: 0,
    output: 'done\n',
    stdout: 'done\n',
    late: false,
  })
})

it.each(
  /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]),
)(
  'a command that is interrupted by %s ends what its programs started, and begins nothing more',
  async (signal, code) => {
    const command = spawn(process.execPath, ['--input-type=module', '-e', COMMAND])
    let output = ''
    const begun = new Promise((resolve) => command.stdout.on('data', (text) => resolve((output += text))))
    const pid = Number(await begun)
    expect(isAlive(pid)).toBe(true)
    command.kill(signal)
    expect(await new Promise((resolve) => command.once('close', resolve))).toBe(code)
    expect(output).toBe(`${pid}\n`)
    while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20))
  },
)

it('a command that is interrupted a second time ends what did not end before', async () => {
  const command = spawn(process.execPath, ['--input-type=module', '-e', STUBBORN])
  const pid = Number(await new Promise((resolve) => command.stdout.on('data', resolve)))
  const closed = new Promise((resolve) => command.once('close', resolve))
  command.kill('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(command.exitCode).toBeNull()
  command.kill('SIGINT')
  expect(await closed).toBe(130)
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20))
})
