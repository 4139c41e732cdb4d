import { DrizzleQueryError } from 'drizzle-orm/errors'
import { importFailure, noRoomToUnpack } from './import-failure'

const fileError = (code: string) => Object.assign(new Error(`${code}: write`), { code })
const query = (cause: Error) => new DrizzleQueryError('insert into "contents" …', ['نكتة'], cause)

it.each([
  ['a disk without room', fileError('ENOSPC'), 'no room for the import on the disk of /srv/data'],
  ['a database without room', query(fileError('53100')), 'no room for the import'],
  ['a database that went away', query(new Error('Connection terminated unexpectedly')), 'The database went away'],
  [
    'a transaction that ended with it',
    new DrizzleQueryError('rollback', [], fileError('57P01')),
    'The database went away',
  ],
])('says of %s what to do, without a statement or what was in it', (_, error, says) => {
  const line = importFailure(error, '/srv/data')
  expect(line).toContain(says)
  expect(line).toMatch(/Nothing of it is visible\. Do the same again: it goes on where it was\.$/)
  expect(line).not.toMatch(/نكتة|insert|rollback/)
})

it('says all else as it was told', () => {
  expect(importFailure(new Error('a.jpg is no picture that can be used: …'), '/')).toBe(
    'a.jpg is no picture that can be used: …',
  )
})

it('names the folder in which an archive had no room', () => {
  expect(noRoomToUnpack('/mnt/tmp')).toMatch(/no room in \/mnt\/tmp: make room there, or have TMPDIR/)
})
