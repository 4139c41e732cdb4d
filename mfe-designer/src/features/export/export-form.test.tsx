import { useRef } from 'react'
import { answer, fireEvent, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import type { Page } from '../../document/design'
import { initialDesign } from '../../document/pristine'
import { forgetSaved } from '../../lib/saved/saved-designs'
import { takeRequestedSticker } from '../../studio/requested-sticker'
import { createStudio } from '../../studio/studio'
import { StudioProvider } from '../../studio/use-studio'
import { aSaved, drawEveryPicture, loadEveryPicture } from '../../testing/designs'
import { usePlainForms } from '../../testing/plain-forms'
import { declaration } from '../../remote'
import { Notice } from '../workspace/notice'
import { ExportForm } from './export-form'
import { useExport } from './use-export'

useNetwork()
usePlainForms()

let canvas: ReturnType<typeof drawEveryPicture>
const downloads = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  loadEveryPicture()
  canvas = drawEveryPicture()
  forgetSaved()
  downloads.mockClear()
})
afterEach(() => {
  jest.mocked(console.error).mockRestore()
  Reflect.deleteProperty(globalThis, 'ClipboardItem')
})

/** A browser whose clipboard takes pictures. */
const allowPictures = () =>
  Object.assign(globalThis, {
    ClipboardItem: class {
      constructor(readonly parts: Record<string, Promise<Blob>>) {}
    },
  })
/** What the clipboard is asked for; the helper of users' events has put its own in the page by then. */
const spyOnClipboard = () => jest.spyOn(navigator.clipboard, 'write')

function show(page?: Page) {
  const studio = createStudio({
    ...initialDesign('box-1'),
    background: { path: 'designs/ward.webp', width: 1080, height: 1350 },
    ...(page && { page }),
  })
  const Exporting = () => {
    const state = useExport(studio, 'image', useRef(document.createElement('div')))
    return (
      <StudioProvider value={studio}>
        <ExportForm onStart={state.start} leave={() => Promise.resolve()} />
        <Notice progress={state.progress} failure={state.failure} />
      </StudioProvider>
    )
  }
  return renderWithHost(<Exporting />, { role: 'subscriber', declaration })
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })

it('puts the picture on the clipboard within the press, as a PNG, and saves nothing', async () => {
  const saved = answer('saveDesign', { data: aSaved('image') })
  allowPictures()
  const { user } = show()
  const given: Blob[] = []
  const write = spyOnClipboard().mockImplementation(async ([item]) => {
    given.push(await (item as unknown as { parts: Record<string, Promise<Blob>> }).parts['image/png']!)
  })
  await user.click(button('JPEG'))
  // Not awaited before the look: a clipboard that is asked later than this is refused by Safari.
  fireEvent.click(button('نسخ الصورة'))
  expect(write).toHaveBeenCalledTimes(1)
  expect(await screen.findByText('نُسخت الصورة، فالصقها حيث تريد.')).toBeInTheDocument()
  expect(given.map(({ type }) => type)).toEqual(['image/png'])
  expect(saved).toHaveLength(0)
})

it('says that a browser refused to copy the picture, and tries again', async () => {
  allowPictures()
  const { user } = show()
  const write = spyOnClipboard().mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await user.click(button('نسخ الصورة'))
  expect(await screen.findByText(/^لم يسمح هذا المتصفح بنسخ الصورة/)).toBeVisible()
  await user.click(button('حاول مرة أخرى'))
  await waitFor(() => expect(write).toHaveBeenCalledTimes(2))
})

it('says why the picture was not made, not that it was not copied', async () => {
  allowPictures()
  canvas.bytes = () => {
    throw new Error('too large for this canvas')
  }
  const { user } = show()
  spyOnClipboard().mockImplementation(async ([item]) => {
    await (item as unknown as { parts: Record<string, Promise<Blob>> }).parts['image/png']
  })
  await user.click(button('نسخ الصورة'))
  expect(await screen.findByText(/^تعذّر تجهيز الصورة/)).toBeVisible()
})

it('offers no copy where the clipboard takes no pictures', () => {
  show()
  expect(screen.queryByRole('button', { name: 'نسخ الصورة' })).toBeNull()
})

it('downloads and saves the picture, and opens WhatsApp, where the share sheet takes no files', async () => {
  const saved = answer('saveDesign', { data: aSaved('image') })
  const opened = jest.spyOn(window as Pick<Window, 'open'>, 'open').mockImplementation(() => {
    expect(downloads).toHaveBeenCalledTimes(1)
    return null
  })
  const { user } = show()
  expect(screen.queryByRole('button', { name: 'مشاركة' })).toBeNull()
  expect(button('إرسال عبر واتساب')).toHaveAccessibleDescription(/فأرفق الملف في محادثتك/)
  await user.click(button('إرسال عبر واتساب'))
  expect(await screen.findByText('تم تنزيل الصورة. أرفقها في محادثتك على واتساب.')).toBeInTheDocument()
  expect(opened).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\/wa\.me\/\?text=/), '_blank', 'noopener')
  expect(saved).toHaveLength(1)
})

it('offers the share sheet alone where it takes files', () => {
  Object.assign(navigator, { canShare: () => true })
  show()
  expect(button('مشاركة')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'إرسال عبر واتساب' })).toBeNull()
  Reflect.deleteProperty(navigator, 'canShare')
})

it('hands the design over to the maker of stickers', async () => {
  const { user, address } = show()
  await user.click(button('ملصق واتساب'))
  await waitFor(() => expect(address()).toBe('/design-categories'))
  expect(takeRequestedSticker()?.design.background).toMatchObject({ path: 'designs/ward.webp' })
})

it('makes the picture of a page of paper in the size of a printer', async () => {
  answer('saveDesign', { data: aSaved('image') })
  const { user } = show('a5')
  await user.click(button(/للطباعة/))
  await user.click(button('تنزيل'))
  await waitFor(() => expect(downloads).toHaveBeenCalledTimes(1))
  // A5 at 300 dots an inch has 1748 by 2480: a little less than the four times of what the stage has.
  expect(canvas.widths[0]).toBeGreaterThanOrEqual(1748)
})
