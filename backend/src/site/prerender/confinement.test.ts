import { firstThatWorks } from './confinement'

describe('the confinement of programs that are not trusted', () => {
  it.each([
    ['strict', { strict: ['works'] }],
    ['loose', { strict: ['refused'], loose: ['works'] }],
    ['weakest', { strict: ['refused'], loose: ['refused'] }],
    // A machine that just starts all of its servers takes longer than it is given.
    ['strict', { strict: ['late', 'late', 'works'] }],
    ['loose', { strict: ['late', 'late', 'late'], loose: ['late', 'works'] }],
  ] as const)('is the %s one where the machine answers %p', async (expected, answers) => {
    const left = new Map<string, string[]>(Object.entries(answers).map(([way, all]) => [way, [...all]]))
    const answerOf = async (way: string) => left.get(way)!.shift() as 'works' | 'refused' | 'late'
    expect(await firstThatWorks(['strict', 'loose', 'weakest'], answerOf)).toBe(expected)
    expect([...left.values()].flat()).toEqual([])
  })
})
