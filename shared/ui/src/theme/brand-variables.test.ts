import { brandCssVariables, defaultBrand } from '@yawmi/brand'
import { tokens } from './tokens'

it.each(Object.entries(defaultBrand.radii))(
  'rounds corners by the brand’s radius "%s", or as our own brand does',
  (name, px) => {
    const variable = `--yw-radius-${name}`
    expect(brandCssVariables(defaultBrand)[variable]).toBe(`${px}px`)
    expect(tokens.radii).toMatchObject({ [name]: { value: `var(${variable}, ${px}px)` } })
  },
)
