import { DrizzleQueryError } from 'drizzle-orm/errors'
import { failureText } from './failure-text'

const failed = (cause?: Error) => new DrizzleQueryError('insert into "subscribers" …', ['+218912345678'], cause)

it.each([
  [new Error('Connection terminated unexpectedly'), /^the database cannot be reached \(Connection terminated/],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), /^the database cannot be reached \(ECONNREFUSED\)/],
  [new Error('value too long'), /^the database refused a statement \(value too long\)$/],
  [undefined, /^the database refused a statement \(a statement failed\)$/],
])('says of a failed statement why, without it and what was in it: %p', (cause, says) => {
  const text = failureText(failed(cause))
  expect(text).toMatch(says)
  expect(text).not.toMatch(/218912345678|insert/)
})

it('says all else as it was told', () => {
  expect(failureText(new Error('no such file'))).toBe('no such file')
  expect(failureText('no error')).toBe('no error')
})
