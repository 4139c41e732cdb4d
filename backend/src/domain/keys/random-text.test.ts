import { randomText } from './random-text'

it('gives out no byte twice, over many fillings of its pool', () => {
  const texts = Array.from({ length: 3_000 }, () => randomText(16, 'base64url'))
  expect(new Set(texts).size).toBe(texts.length)
  // No text is a run of zeros, which is what is left of one that was given out.
  for (const text of texts) expect(Buffer.from(text, 'base64url').filter(Boolean).length).toBeGreaterThan(8)
})

it('is as long as requested, in the encoding that is requested', () => {
  expect(randomText(16, 'base64')).toMatch(/^[\w+/]{22}==$/)
  expect(randomText(33, 'base64url')).toMatch(/^[\w-]{44}$/)
})
