import fs from 'node:fs'
import { ROOT } from '@yawmi/tooling/root'
import { GROUPS } from './groups.mjs'

describe('groups of mutants', () => {
  it.each(Object.entries(GROUPS))('%s: every pattern has files', (_name, { mutate, tests }) => {
    const empty = [...mutate, ...tests].filter((pattern) => fs.globSync(pattern, { cwd: ROOT }).length === 0)
    expect(empty).toEqual([])
  })
})
