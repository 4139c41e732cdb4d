import { queryName } from './query-name'

it.each([
  ['select "a" from "subscribers" where "msisdn" = $1', 'SELECT', 'subscribers'],
  ['insert into "otp_codes" ("a") values ($1)', 'INSERT', 'otp_codes'],
  ['  UPDATE sessions SET a = $1', 'UPDATE', 'sessions'],
  ['with due as (select 1 from charges) select', 'WITH', 'charges'],
  ['begin', 'BEGIN', undefined],
  ['', 'QUERY', undefined],
])('%s is %s of %s', (text, operation, table) => expect(queryName(text)).toEqual({ operation, table }))
