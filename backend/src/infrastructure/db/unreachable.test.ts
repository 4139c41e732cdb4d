import { isDeadline, isUnreachable } from './unreachable'

const coded = (code: string) => Object.assign(new Error('it failed'), { code })

it.each([
  ['a connection that the database ends', coded('57P01')],
  ['a database that has no connection left', coded('53300')],
  ['a full disk', coded('53100')],
  ['a replica that takes no writes', coded('25006')],
  ['a statement past its deadline', coded('57014')],
  ['a refused connection', coded('ECONNREFUSED')],
  ['a cut connection', new Error('Connection terminated unexpectedly')],
  ['a silent connection', new Error('Query read timeout')],
  ['what drizzle wraps', new Error('Failed query', { cause: coded('ECONNRESET') })],
  ['a host none of whose addresses answers', new AggregateError([coded('ECONNREFUSED')], 'no address answers')],
])('takes %s for a database that is away', (_, error) => {
  expect(isUnreachable(error)).toBe(true)
})

it.each([
  ['a row that is there twice', coded('23505')],
  ['a fault of ours in a statement', coded('42601')],
  ['a file that is missing', coded('ENOENT')],
  ['something that is no error', 'Query read timeout'],
])('takes %s for what it is', (_, error) => {
  expect(isUnreachable(error)).toBe(false)
})

it('tells one statement that took too long from a database that is away', () => {
  const wrapped = (code: string) => new Error('Failed query', { cause: coded(code) })
  expect(['57014', '55P03'].map((code) => isDeadline(wrapped(code)))).toEqual([true, true])
  expect(['57P01', 'ECONNREFUSED'].map((code) => isDeadline(wrapped(code)))).toEqual([false, false])
})
