import { queryAllByAttribute, render } from '@testing-library/react'
import { defaultBrand } from '@yawmi/brand'
import { UiProvider } from '@yawmi/ui'

interface FaceOptions {
  family: string
  source: string
  weight?: string
}

/** jsdom has no fonts: a document's set of them, and what each was made of. */
const faces = new Set<FaceOptions>()
beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: faces, configurable: true })
  globalThis.FontFace = class {
    family: string
    source: string
    weight?: string
    constructor(family: string, source: string, descriptors?: FontFaceDescriptors) {
      this.family = family
      this.source = source
      this.weight = descriptors?.weight
    }
  } as unknown as typeof FontFace
})
afterAll(() => Reflect.deleteProperty(document, 'fonts'))

const fontFiles = { regular: 'https://y.example/brands/a/1/r.woff2', bold: 'https://y.example/brands/a/2/b.woff2' }
const show = (files: typeof fontFiles) =>
  render(<UiProvider brand={{ ...defaultBrand, fontFiles: files }}>…</UiProvider>)
const facesShown = () => [...faces].map(({ weight, source }) => `${weight} ${source}`)

describe('a font of a brand’s own', () => {
  it('is told to the document, both its faces and no others, and leaves it with the last who shows it', () => {
    const [first, second] = [show(fontFiles), show(fontFiles)]
    expect(facesShown()).toEqual([
      "400 url(https://y.example/brands/a/1/r.woff2) format('woff2')",
      "700 url(https://y.example/brands/a/2/b.woff2) format('woff2')",
    ])
    const [family] = [...faces].map((face) => face.family)
    expect(
      queryAllByAttribute('class', document.body, /^yawmi\b/)[0]!.style.getPropertyValue('--yw-brand-font'),
    ).toContain(family)
    first.unmount()
    expect(faces.size).toBe(2)
    second.unmount()
    expect(faces.size).toBe(0)
  })

  it('does not take the place of another brand’s in the same page', () => {
    show(fontFiles)
    show({ ...fontFiles, regular: 'https://y.example/brands/b/3/r.woff2' })
    expect(new Set([...faces].map(({ family }) => family)).size).toBe(2)
  })
})
