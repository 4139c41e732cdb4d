import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { readKeyRing } from '../domain/keys/read-key-ring'
import { inspectEnv, SETTINGS } from '../infrastructure/env'
import { faultLine } from '../infrastructure/settings/fault'
import { quotedSettings } from '../infrastructure/settings/quoted'
import { StartError } from '../lib/start-error'
import { overHttpsFaults } from '../site/release-api/setting-faults'
import { prepareDataFolder } from '../start/data-folder'
import { type Program, runProgram } from '../start/program'
import { settingFaults } from '../start/shared-settings'

const USAGE = `Usage:
  check-settings         the settings of this environment
  check-settings <file>  those of a file of NAME=value lines, and nothing of the environment`

/**
 * Says everything that is wrong with the settings of a server, and of the files that they name, without starting one.
 * @param args the words after `check-settings`
 * @returns the exit code: 0 nothing is wrong, 1 something is, 2 not understood
 */
async function checkSettings(args: string[], { print }: Program): Promise<number> {
  const [file, ...more] = args
  if (more.length > 0 || file?.startsWith('-')) {
    print(USAGE)
    return 2
  }
  const text = file === undefined ? undefined : textOf(file)
  const source = text === undefined ? process.env : settingsOf(text)
  const faults = [...lineFaults(text ?? ''), ...settingFaults(source)]
  if (faults.length === 0) faults.push(...(await fileFaults(source)))
  for (const fault of faults) print(fault)
  print(faults.length === 0 ? 'The settings are right.' : `${faults.length} to mend.`)
  const quoted = quotedIn(text ?? '')
  if (faults.length === 0 && quoted.length > 0)
    print(
      `In quotes, which systemd takes away and podman does not: ${quoted.join(', ')}. In containers write them without.`,
    )
  return faults.length === 0 ? 0 : 1
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartError(`The settings in ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

function settingsOf(text: string): NodeJS.ProcessEnv {
  // Where the product lies, and that an archive is for production, is known to the command alone.
  const { YAWMI_ROOT, NODE_ENV } = process.env
  return { ...(YAWMI_ROOT && { YAWMI_ROOT }), ...(NODE_ENV && { NODE_ENV }), ...parseEnv(text.replace(/^\uFEFF/, '')) }
}

/** What Node reads otherwise than systemd and podman, which start the servers: each line, and what must be of it. */
const LINES_OF_NODE: [RegExp, string][] = [
  [
    /^[ \t]*(\w+)[ \t]*=[ \t]*(?!['"`\s])[^\n]*#/gm,
    'must have no # without quotes: to systemd and podman what follows it is a part of the value',
  ],
  [/^[ \t]*export[ \t]+(\w+)[ \t]*=/gm, 'must have no export before it: systemd leaves such a line out'],
  [/^\uFEFF(\w+)/g, 'must be without the byte order mark before it: save the file as UTF-8 without one'],
]

function lineFaults(text: string): string[] {
  return LINES_OF_NODE.flatMap(([line, message]) =>
    [...text.matchAll(line)].map(([, name = '']) => faultLine({ name, message })),
  )
}

/**
 * Settings whose values have quotes around them. That is no fault of a file which systemd reads; a server that podman starts
 * with it refuses them, and is started by another command than this one.
 */
function quotedIn(text: string): string[] {
  const lines = [...text.matchAll(/^[ \t]*(\w+)[ \t]*=(.*)$/gm)]
  const written = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.trim()]))
  return quotedSettings(written, SETTINGS).map(({ name }) => name)
}

/** What is wrong with the data folder and the keys. */
async function fileFaults(source: NodeJS.ProcessEnv): Promise<string[]> {
  const { env } = inspectEnv(source)
  const faults = overHttpsFaults(env)
  const looks = [() => prepareDataFolder(env.dataDir), async () => env.KEYS_FILE && readKeyRing(env)]
  for (const look of looks) await look().catch((error: Error) => faults.push(error.message))
  return faults
}

runProgram('check-settings', (program) => checkSettings(process.argv.slice(2), program))
