import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { flagsLeftOut } from './shared-memory'

test('browsers share memory in the folder that the system has for it, unless that is small or missing', () => {
  expect(flagsLeftOut(os.tmpdir(), 1)).toEqual(['--disable-dev-shm-usage'])
  expect(flagsLeftOut(os.tmpdir(), Infinity)).toEqual([])
  expect(flagsLeftOut(path.join(os.tmpdir(), 'none'), 1)).toEqual([])
})
