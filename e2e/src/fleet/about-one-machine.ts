import fs from 'node:fs'
import path from 'node:path'

/** What a test reads or starts that is on the machine it runs on: its product and the keys of that, an integrator's site, servers and files. */
const OF_THE_MACHINE =
  /'\.\.\/(product|integrators|pages\/next-release)\b|'node:(child_process|fs|http|net)'|\bintegrator\b|\breads:/

/**
 * Tests that are about one machine: they have no meaning at a site that is somewhere else.
 * @param folder of tests
 * @returns globs of them, for Playwright's `testIgnore`
 */
export const aboutOneMachine = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => OF_THE_MACHINE.test(fs.readFileSync(path.join(folder, file), 'utf8')))
    .map((file) => `**/${file}`)
