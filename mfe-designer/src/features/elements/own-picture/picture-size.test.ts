import { pictureSize } from './picture-size'

/** jsdom's files cannot be read as bytes. */
const file = (bytes: number[]) =>
  ({ slice: () => ({ arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer) }) }) as unknown as Blob
const text = (ascii: string) => [...ascii].map((sign) => sign.charCodeAt(0))
const zeros = (count: number) => Array.from({ length: count }, () => 0)

it.each([
  // Metadata of 6 bytes before the frame, which has 8 bits, 9000 lines and 6000 columns.
  ['jpeg', [0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, 0xc2, 0, 11, 8, 0x23, 0x28, 0x17, 0x70, 3], [6000, 9000]],
  ['png', [0x89, ...text('PNG\r\n\x1a\n'), 0, 0, 0, 13, ...text('IHDR'), 0, 0, 0x4e, 0x20, 0, 0, 0, 10], [20_000, 10]],
  ['gif', [...text('GIF89a'), 0x40, 0x01, 0xf0, 0], [320, 240]],
  ['webp', [...text('RIFF'), ...zeros(4), ...text('WEBPVP8 '), ...zeros(10), 0x20, 3, 0x58, 2], [800, 600]],
  ['webp', [...text('RIFF'), ...zeros(4), ...text('WEBPVP8X'), ...zeros(8), 0x1f, 0x4e, 0, 9, 0, 0], [20_000, 10]],
  ['webp', [...text('RIFF'), ...zeros(4), ...text('WEBPVP8L'), ...zeros(5), 0x63, 0xc0, 0x18, 0], [100, 100]],
  ['jpeg', [0xff, 0xd8, 0xff], undefined],
  ['png', text('\x89PNG'), undefined],
  ['avif', zeros(40), undefined],
] as const)('%s says in its head how large it is', async (kind, bytes, sides) => {
  const [width, height] = sides ?? []
  expect(await pictureSize(file([...bytes]), kind)).toEqual(sides && { width, height })
})
