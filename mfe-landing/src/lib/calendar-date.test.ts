import { datePartsOf } from './calendar-date'

it('reads as a leaf does', () => {
  expect(datePartsOf('2026-11-21')).toMatchObject({ weekday: 'السبت', day: '21', month: 'نوفمبر', year: '2026' })
})
