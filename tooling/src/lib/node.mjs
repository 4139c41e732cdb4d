import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fail } from './log.mjs'
import { fetchPackage } from './npm-package.mjs'
import { CACHE, ROOT } from './root.mjs'

/** Whether a version is the floor, such as `22.18`, or newer. @param {string} version @param {string} floor */
const isRecent = (version, floor) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [floorMajor = 0, floorMinor = 0] = floor.split('.').map(Number)
  return major > floorMajor || (major === floorMajor && minor >= floorMinor)
}

/** The oldest Node that the product runs on, such as `22.18`, and the one that is fetched where the machine's is older. */
export function nodeVersions() {
  const { engines } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  return { oldest: engines.node.replace(/^>=/, ''), fetched: fs.readFileSync(path.join(ROOT, '.nvmrc'), 'utf8').trim() }
}

/**
 * Goes on in a Node that the product runs on: the npm package of this platform carries the program, so that nothing else
 * has to be installed. Programs that are started from here find the same one as `node`.
 */
export async function ensureNode() {
  const { oldest, fetched } = nodeVersions()
  if (!isRecent(process.versions.node, oldest))
    await goOn([...process.execArgv, ...process.argv.slice(1)], await fetchNode(fetched))
  process.env.PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter)
}

/** Path of a Node of exactly this version. @param {string} version */
export async function fetchNode(version) {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  const name = `${prefix}-${platform}-${process.arch}`
  const program = platform === 'win' ? 'bin/node.exe' : 'bin/node'
  return fetchPackage({ name, version, to: path.join(CACHE, `node-${version}`), program })
}

/** Goes on as another program of Node, to its end; what ends this one ends that one. @param {string[]} args */
export function goOn(args, node = process.execPath) {
  const child = spawn(node, args, { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.once('error', (error) => fail(`${node} could not be started: ${error.message}`))
  child.once('exit', (code, signal) => process.exit(signal ? 128 + os.constants.signals[signal] : (code ?? 1)))
  return new Promise(() => {})
}
