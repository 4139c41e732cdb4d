import { defaultBrand } from '@yawmi/brand'
import sharp from 'sharp'
import { brandPicture } from './brand-pictures'

it('draws a picture that could not be drawn for who asks next, and one that was drawn no more', async () => {
  jest.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error('out of memory'))
  await expect(brandPicture(defaultBrand, 'icon-192.png')).rejects.toThrow('out of memory')
  const icon = await brandPicture(defaultBrand, 'icon-192.png')
  expect(icon.subarray(1, 4).toString()).toBe('PNG')
  expect(await brandPicture(defaultBrand, 'icon-192.png')).toBe(icon)
})
