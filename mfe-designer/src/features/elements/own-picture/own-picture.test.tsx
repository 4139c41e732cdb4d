import { fireEvent, renderWithHost, screen, waitFor } from '@yawmi/testing'
import { initialDesign } from '../../../document/pristine'
import { createStudio } from '../../../studio/studio'
import { StudioProvider } from '../../../studio/use-studio'
import { OwnPicture } from './own-picture'

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])

/** A file that jsdom lets one read the bytes of. */
function aFile(bytes: Uint8Array): File {
  const file = new File([bytes.slice()], 'picture.jpg')
  const head = { arrayBuffer: () => Promise.resolve(bytes.slice().buffer) } as Blob
  return Object.assign(file, { slice: () => head })
}

/** jsdom decodes nothing: from now on every picture is of that size, and what is made of it is kept here. */
function decodeEvery(width: number, height: number) {
  const made: { width: number; height: number; type: string }[] = []
  const close = jest.fn()
  Object.assign(globalThis, {
    createImageBitmap: jest.fn(() => Promise.resolve({ width, height, close })),
    OffscreenCanvas: class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext = () => ({ drawImage() {} })
      convertToBlob = ({ type }: { type: string }) => {
        made.push({ width: this.width, height: this.height, type })
        return Promise.resolve(new Blob(['picture'], { type }))
      }
    },
  })
  URL.createObjectURL = () => 'blob:own'
  return { made, close }
}

function show() {
  const studio = createStudio(initialDesign('box-1'))
  const utils = renderWithHost(
    <StudioProvider value={studio}>
      <OwnPicture />
    </StudioProvider>,
  )
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('صورة من جهازك', { selector: 'input' }), { target: { files: [file] } })
  return { ...utils, studio, choose, design: () => studio.view().design }
}

describe('a picture of one’s own', () => {
  it('is made no larger than needed and put on the picture', async () => {
    const { made, close } = decodeEvery(6000, 3000)
    const { choose, design } = show()
    choose(aFile(JPEG))
    await waitFor(() => expect(design().boxes).toHaveLength(2))
    expect(made).toEqual([{ width: 2048, height: 1024, type: 'image/jpeg' }])
    expect(close).toHaveBeenCalledTimes(1)
    expect(design().boxes[1]).toMatchObject({
      type: 'picture',
      picture: { path: expect.stringMatching(/^own:/), width: 2048, height: 1024 },
    })
  })

  it('becomes the background where that is chosen, and says that this browser will not store it', async () => {
    decodeEvery(900, 1600)
    const { choose, design, user } = show()
    await user.click(screen.getByRole('button', { name: 'خلفية للتصميم', hidden: true }))
    choose(aFile(JPEG))
    await waitFor(() => expect(design().background).toMatchObject({ width: 900, height: 1600 }))
    // jsdom has no IndexedDB.
    expect(await screen.findByText(/لا مكان على هذا الجهاز لحفظ صورتك/)).toBeInTheDocument()
  })

  it('is no smaller than it was where it is small', async () => {
    const { made } = decodeEvery(300, 200)
    const { choose, design } = show()
    choose(aFile(JPEG))
    await waitFor(() => expect(design().boxes).toHaveLength(2))
    expect(made).toEqual([{ width: 300, height: 200, type: 'image/jpeg' }])
  })

  it('is taken by browsers that do not know the newer name of turning it upright', async () => {
    decodeEvery(300, 200)
    const { createImageBitmap: decode } = globalThis
    // Chromium before 112, Firefox before 111 and Safari before 17.2.
    const older = (file: Blob, options?: ImageBitmapOptions) =>
      /^(none|flipY)$/.test(options?.imageOrientation ?? 'none')
        ? decode(file)
        : Promise.reject(new TypeError('not a valid enum value of type ImageOrientation'))
    Object.assign(globalThis, { createImageBitmap: older })
    const { choose, design } = show()
    choose(aFile(JPEG))
    await waitFor(() => expect(design().boxes).toHaveLength(2))
  })

  it('is refused in words where it cannot be read, and leaves the design as it was', async () => {
    decodeEvery(300, 200)
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('broken')) })
    const { choose, design } = show()
    choose(aFile(JPEG))
    expect(await screen.findByText(/ربما كان ملفها تالفًا/)).toBeInTheDocument()
    choose(aFile(Uint8Array.from([1, 2, 3])))
    expect(await screen.findByText(/هذا الملف ليس صورة/)).toBeInTheDocument()
    expect(design().boxes).toHaveLength(1)
  })

  it('goes nowhere when another design is opened before it is ready', async () => {
    decodeEvery(300, 200)
    const { choose, studio, design } = show()
    choose(aFile(JPEG))
    studio.open()
    expect(await screen.findByText(/تبقى صورتك على جهازك حتى تحفظ تصميمك أو تنزّله أو تشاركه/)).toBeInTheDocument()
    expect(design().boxes).toHaveLength(1)
  })
})
