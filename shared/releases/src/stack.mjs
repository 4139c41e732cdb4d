import fs from 'node:fs'
import path from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** A place in a script, as browsers name it in a stack: `https://…/alone-main.mjs#1:1:2345`, of which the file counts. */
const PLACE = /(?:[\w.+-]+:\/\/)?[^\s()@]*?([\w.-]+\.m?js)(?:[?#][^\s:)]*)?:(\d+):(\d+)/g

/**
 * A browser's stack in lines of the sources. What no map is of stays as it is.
 * @param {string} stack
 * @param {string} maps folder with the maps of the release that it is of
 */
export function sourceLines(stack, maps) {
  /** @type {Map<string, TraceMap | undefined>} */
  const opened = new Map()
  const open = (/** @type {string} */ file) => {
    const place = path.join(maps, `${file}.map`)
    if (!opened.has(file))
      opened.set(file, fs.existsSync(place) ? new TraceMap(fs.readFileSync(place, 'utf8')) : undefined)
    return opened.get(file)
  }
  return stack.replace(PLACE, (whole, file, line, column) => {
    const map = open(file)
    // Browsers count columns from 1.
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 })
    if (!found?.source) return whole
    return `${found.source}:${found.line}:${found.column + 1}${found.name ? ` (${found.name})` : ''}`
  })
}
