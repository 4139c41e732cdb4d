/** What tests use of Node's file system: the code of a page has no types of Node. */
interface FileSystem {
  readdirSync(folder: string, options: { recursive: true }): string[]
  readFileSync(file: string, encoding: 'utf8'): string
}

const fileSystem = jest.requireActual<FileSystem>('node:fs')

/** The folder of the test that runs. */
const here = (): string => (expect.getState().testPath ?? '').replace(/[^/\\]+$/, '')

/** Paths of the files in a folder beside the test that runs, and in its own folders, from that folder on. */
export const filesBeside = (folder: string): string[] =>
  fileSystem.readdirSync(here() + folder, { recursive: true }).map((file) => file.replaceAll('\\', '/'))

/** Text of a file beside the test that runs. */
export const textBeside = (file: string): string => fileSystem.readFileSync(here() + file, 'utf8')

/** Exports of a module beside the test that runs. */
export const exportsBeside = (file: string): Record<string, unknown> => jest.requireActual(here() + file)
