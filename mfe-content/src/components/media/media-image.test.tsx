import { fireEvent, renderWithHost, screen } from '@yawmi/testing'
import { MediaImage } from './media-image'

const sticker = () => screen.getByRole('img', { name: 'ملصق' })

describe('a drawing of the media host', () => {
  it('is not torn where it does not come', () => {
    renderWithHost(<MediaImage path="/sticker.webp" alt="ملصق" />)
    expect(sticker()).toBeVisible()
    fireEvent.error(sticker())
    expect(sticker()).toHaveStyle({ opacity: '0' })
  })

  it('is not torn where it failed in the page that the server rendered, before its code came', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    renderWithHost(<MediaImage path="/sticker.webp" alt="ملصق" />)
    complete.mockRestore()
    expect(sticker()).toHaveStyle({ opacity: '0' })
  })
})
