import { PassThrough } from 'node:stream'
import { progressBar, progressLines } from './progress'

it('draws a bar in one line, which ends when the work does', () => {
  const terminal = new PassThrough({ encoding: 'utf8' })
  const tell = progressBar(terminal, 'Resizing')
  tell(1, 4)
  tell(4, 4)
  const [first, second] = [`${'█'.repeat(6)}${'░'.repeat(18)}`, '█'.repeat(24)]
  expect(terminal.read()).toBe(`\rResizing ${first} 1 of 4\rResizing ${second} 4 of 4\n`)
})

it('says a line at each tenth where there is no terminal', () => {
  const lines: string[] = []
  const tell = progressLines((line) => lines.push(line), 'Resizing')
  for (let done = 1; done <= 100; done++) tell(done, 100)
  expect(lines).toHaveLength(11)
  expect(lines.at(-1)).toBe('Resizing: 100 of 100')
})
