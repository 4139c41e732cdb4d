import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { CACHE } from '../lib/root.mjs'
import { checkTypes } from './types.mjs'

/** @type {string} */
let folder
/** @param {string} file @param {string} text */
const write = (file, text) => fs.writeFileSync(path.join(folder, file), text)
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'types-'))
  write(
    'tsconfig.json',
    '{"compilerOptions":{"noEmit":true,"incremental":true,"strict":true,"types":[]},"files":["remote.ts"]}',
  )
})
afterEach(() => {
  fs.rmSync(path.join(CACHE, 'types', `${path.basename(folder)}.tsbuildinfo`), { force: true })
  fs.rmSync(folder, { recursive: true })
})

it('a remote whose types are wrong is not released, and the compiler says where', async () => {
  write('remote.ts', "export const wrong: number = 'text'\n")
  await expect(checkTypes(folder)).rejects.toThrow(/types are wrong[^]*remote\.ts\(1,14\): error TS2322/)
  write('remote.ts', 'export const right: number = 1\n')
  await expect(checkTypes(folder)).resolves.toBeUndefined()
})
