import { defaultBrand } from './default-brand'
import { DEFAULT_COLORS } from './default-colors'

it('are the colours of the default brand’s file', () => {
  expect(DEFAULT_COLORS).toEqual(defaultBrand.colors)
})
