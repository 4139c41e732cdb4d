import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '@yawmi/tooling/root'
import { startServer } from '@yawmi/tooling/server'
import { takePictures } from './pictures.mjs'

jest.mock('@yawmi/tooling/server', () => ({ startServer: jest.fn() }))
jest.mock('@yawmi/chromium', () => ({
  chromiumPath: async () => {
    throw new Error('no Chromium can be had')
  },
}))

it('leaves neither a server nor its folder where there is no browser for the pictures', async () => {
  const stop = jest.fn(async () => 0)
  jest.mocked(startServer).mockResolvedValue(stop)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'))
  jest.spyOn(os, 'tmpdir').mockReturnValue(folder)
  const brand = path.join(ROOT, 'shared/brand/brands/nasma.json')
  await expect(takePictures(brand, path.join(folder, 'out'))).rejects.toThrow('no Chromium can be had')
  expect(stop).toHaveBeenCalledTimes(jest.mocked(startServer).mock.calls.length)
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('yawmi-brand-'))).toEqual([])
  fs.rmSync(folder, { recursive: true })
})
