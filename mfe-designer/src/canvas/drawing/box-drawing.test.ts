import { textBox } from '../../document/box'
import { renderBoxes } from './box-drawing'

it('draws a text as it stands, also while somebody writes in it, and leaves the field and blank texts out', async () => {
  // What html-to-image asks of a browser and jsdom does not have.
  const styleOf = window.getComputedStyle
  window.getComputedStyle = (element) => styleOf(element)
  Object.assign(globalThis, { SVGImageElement: class {} })
  const load = jest.fn(async () => [])
  Object.assign(document, { fonts: { ready: Promise.resolve(), load } })
  let drawing = ''
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement, url) {
    drawing = decodeURIComponent(url)
    this.onload?.(new Event('load'))
  })
  const layer = document.createElement('div')
  layer.innerHTML = `
    <div data-box="box-1"><span style="visibility: hidden">سلام</span><textarea>سلام</textarea></div>
    <div data-box="box-2" data-blank><span>يمكنك كتابة النص هنا</span></div>`
  document.body.append(layer)
  const boxes = [textBox('box-1', { text: 'سلام' }), textBox('box-2')]
  const fontLoaded = new Promise<never[]>((resolve) => setTimeout(() => resolve([]), 20))
  load.mockReturnValueOnce(fontLoaded)
  const rendered = renderBoxes({ boxes, layer, size: { width: 700, height: 700 }, owner: layer })
  await new Promise((resolve) => setTimeout(resolve))
  // Letters of another font would be in the picture.
  expect(drawing).toBe('')
  await rendered
  expect(load).toHaveBeenCalledWith("400 16px 'Studio Tajawal'", 'سلام')
  expect(drawing.match(/سلام/g)).toHaveLength(1)
  expect(drawing).not.toMatch(/textarea|يمكنك/)
  layer.remove()
})
