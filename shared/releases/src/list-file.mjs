import fs from 'node:fs'
import path from 'node:path'
import { append, digestOfText, lineOf, linesOf, linesOfRemote, parseLine, recordFaults, stateOf } from './record.mjs'
import { Refusal } from './refusal.mjs'
import { clearDrafts, writeWhole } from './write-whole.mjs'

/** @import { ReleaseList } from './list-state.mjs' */
/** @import { Entry } from './record.mjs' */

/** Milliseconds by which two machines' clocks may differ. */
const CLOCK_TOLERANCE_MS = 10 * 60_000

/**
 * The release list of a folder and the record of what made it: `releases.json`, and `.releases/record.jsonl`. An act is
 * done once its line is whole in the record; the list that it makes lies ready by then, so that whoever comes next
 * finishes what a killed process began.
 * @param {string} folder
 */
export function listFile(folder) {
  const file = path.join(folder, 'releases.json')
  /** What was written last: where the list is damaged, the next change goes on from here. */
  const copyFile = path.join(folder, '.releases/copy.json')
  const nextFile = path.join(folder, '.releases/next.json')
  const recordFile = path.join(folder, '.releases/record.jsonl')
  const fieldDataFile = path.join(folder, '.releases/field-data.json')
  const read = () => readList(file) ?? readList(copyFile) ?? startAnew(file)

  return {
    read,
    lines: () => linesOf(recordFile),

    /** What pages reported of versions within the last day, as the site wrote it; none where it did not. */
    fieldData: () => readFieldData(fieldDataFile).versions,

    /** When pages last loaded each version of a remote within 30 days, as ISO text, as the site wrote it. */
    lastLoadsOf(/** @type {string} */ remote) {
      const { loads } = readFieldData(fieldDataFile)
      return (/** @type {string} */ version) =>
        loads.find((one) => one?.remote === remote && one.version === version)?.at
    },

    /** The list that a killed process did not come to write, where its act stands in the record; undefined otherwise. */
    unfinished() {
      const [before, last] = lastTwo(linesOf(recordFile))
      const next = readList(nextFile)
      return last && next?.serial === last.serial && read().serial === before?.serial ? next : undefined
    },

    /** Writes what `unfinished` found. @param {ReleaseList} next */
    finish(next) {
      writeBoth(file, copyFile, next)
    },

    /**
     * Puts a record aside that nothing could follow: a line was changed or taken away, or the last act is of a clock that was far
     * ahead. The next act begins anew.
     * @param {Date} now
     */
    setAsideBroken(now) {
      const lines = linesOf(recordFile)
      if (recordFaults(lines).length === 0 && !isOfFuture(now, parseLine(lines.at(-1))?.at)) return
      fs.renameSync(recordFile, path.join(folder, `.releases/record-until-${Date.now()}.jsonl`))
    },

    /**
     * @param {ReleaseList} list
     * @throws Refusal where list or record are not what was signed: somebody changed them by hand
     */
    refuseAltered(list) {
      const lines = linesOf(recordFile)
      const [fault] = recordFaults(lines)
      if (fault)
        throw new Refusal(
          'altered',
          `the record of releases is broken: ${fault}. npm run release -- log --verify says more; ` +
            'npm run release -- adopt --reason "…" puts it aside, and takes the list as it stands',
        )
      const last = parseLine(lines.at(-1))
      if (!last || (last.serial === list.serial && last.state === stateOf(list))) return
      throw new Refusal(
        'altered',
        `${file} is not what act ${last.serial} of the record made (it says ${list.serial ?? 'no serial'}): somebody changed ` +
          'it by hand, or put an older one back. npm run release -- log --verify says more; ' +
          'npm run release -- adopt --reason "…" takes it as it stands',
      )
    },

    /**
     * The list that an act makes, and its line in the record without a signature. Writes nothing.
     * @param {ReleaseList} list as it is to be, with the serial that it had
     * @param {{ act: string, remote?: string, version?: string, left?: string, reason?: string, skipped?: string[], canaries?: Record<string, string | null>, changed: string[], at: Date }} act
     * @param {Pick<import('./release-keys.mjs').Signer, 'kid' | 'team'>} [signer]
     */
    draft({ serial: own = 0, head: _head, ...state }, { changed, at, ...act }, signer) {
      const last = linesOf(recordFile).at(-1)
      const before = parseLine(last)
      const entry = {
        serial: serialAfter(before, act.act, at, own),
        prev: last === undefined ? '' : digestOfText(last),
        at: laterOf(at, before?.at),
        ...act,
        ...(signer && { by: signer.kid, team: signer.team }),
        listed: Object.fromEntries(changed.map((remote) => [remote, linesOfRemote(state.remotes[remote])])),
        state: stateOf(state),
      }
      return { entry, state }
    },

    /**
     * Writes the list that an act makes, with its line in the record.
     * @param {{ entry: Omit<Entry, 'sig'>, state: Omit<ReleaseList, 'serial' | 'head'> }} made as `draft` answers it
     * @param {import('./release-keys.mjs').Signer} [signer]
     * @param {() => void} [place] what must be there before the list names it; called once the line is signed
     * @returns {number} the new serial
     */
    commit({ entry, state }, signer, place) {
      const line = lineOf(entry, signer)
      place?.()
      for (const written of [file, copyFile, nextFile]) clearDrafts(written)
      const list = { ...state, serial: entry.serial, head: digestOfText(line) }
      writeWhole(nextFile, JSON.stringify(list))
      append(recordFile, line)
      writeBoth(file, copyFile, list)
      return entry.serial
    },
  }
}

/**
 * The entries of a record's last line and of the one before; the first ones have none before.
 * @param {string[]} lines
 */
const lastTwo = (lines) => [parseLine(lines.at(-2)), parseLine(lines.at(-1))]

/**
 * Serials only grow, for all who have seen one: a folder that begins anew, or is restored from an older copy, goes on above
 * all that it ever had, since acts are fewer than seconds.
 * @param {Entry | undefined} before @param {string} act @param {Date} at @param {number} own serial of the list
 */
const serialAfter = (before, act, at, own) =>
  before && act !== 'adopt'
    ? before.serial + 1
    : Math.max((before?.serial ?? 0) + 1, own + 1, Math.floor(at.getTime() / 1000))

/** Whether a time of the record is further ahead than two clocks may differ. @param {Date} now @param {string} [time] */
const isOfFuture = (now, time = '') => Date.parse(time) - now.getTime() > CLOCK_TOLERANCE_MS

/**
 * Times in the record only grow.
 * @param {Date} now @param {string} [last]
 * @throws Refusal where the last one is of the future, for either clock is wrong then
 */
function laterOf(now, last = '') {
  if (isOfFuture(now, last))
    throw new Refusal(
      'state',
      `the last act of the record is of ${last}, and here it is ${now.toISOString()}: set the clock. Where the other one was ` +
        'wrong, npm run release -- adopt --reason "…" puts the record aside, and takes the list as it stands',
    )
  const at = now.toISOString()
  return at < last ? last : at
}

/** @param {string} file @param {string} copyFile @param {ReleaseList} list */
function writeBoth(file, copyFile, list) {
  const text = `${JSON.stringify(list, null, 2)}\n`
  writeWhole(file, text)
  writeWhole(copyFile, text)
}

/**
 * @typedef {{ remote: string, version: string, loads: number, failures: number, eventFaults: number, vitals: Record<string, number | null> }} Reported
 * @param {string} file
 * @returns {{ versions: Reported[], loads: { remote: string, version: string, at: string }[] }} what a site wrote of its pages, empty where it did not
 */
function readFieldData(file) {
  const arrayIn = (/** @type {unknown} */ value) => (Array.isArray(value) ? value : [])
  try {
    const { versions, loads } = JSON.parse(fs.readFileSync(file, 'utf8'))
    return { versions: arrayIn(versions), loads: arrayIn(loads) }
  } catch {
    return { versions: [], loads: [] }
  }
}

/**
 * A list as it stands, or undefined where it is damaged or not there.
 * @param {string} file @returns {ReleaseList | undefined}
 */
function readList(file) {
  try {
    const list = JSON.parse(fs.readFileSync(file, 'utf8'))
    const { remotes, serial } = list
    const isList = typeof remotes === 'object' && remotes !== null
    return isList && (serial !== undefined || Object.keys(remotes).length > 0) ? list : undefined
  } catch {
    return undefined
  }
}

/**
 * @param {string} file @returns {ReleaseList}
 * @throws Error where there are releases that cannot be read: to begin with none would take every other remote away
 */
function startAnew(file) {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  if (text.trim() === '' || /^\s*\{\s*("remotes"\s*:\s*\{\s*\}\s*)?\}\s*$/.test(text)) return { remotes: {} }
  throw new Error(
    `${file} cannot be read, and there is no copy beside it: put a good one back, such as last-good/releases.json ` +
      'of the data folder of the server, or take it away and release every remote anew',
  )
}
