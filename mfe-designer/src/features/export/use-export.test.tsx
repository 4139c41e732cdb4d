import { useRef, useState } from 'react'
import { DESIGN_MAX_BYTES, type ErrorId } from '@yawmi/contract'
import { act, answer, disconnect, network, refuse, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { aSaved, drawEveryPicture, loadEveryPicture } from '../../testing/designs'
import type { Design } from '../../document/design'
import { initialDesign } from '../../document/pristine'
import { formatDraft } from '../../document/stored/draft'
import { listDrafts } from '../../studio/drafts'
import { createStudio } from '../../studio/studio'
import { StudioProvider } from '../../studio/use-studio'
import { Notice } from '../workspace/notice'
import { forgetSaved } from '../../lib/saved/saved-designs'
import { PlainForm, usePlainForms } from '../../testing/plain-forms'
import { useExport } from './use-export'
import type { ExportJob } from './use-export-progress'

useNetwork()

const design: Design = {
  ...initialDesign('box-1'),
  background: { path: 'designs/ward.webp', width: 1080, height: 1350 },
}
usePlainForms()

const downloads = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
let canvas: ReturnType<typeof drawEveryPicture>
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  loadEveryPicture()
  canvas = drawEveryPicture()
  forgetSaved()
  downloads.mockClear()
})
afterEach(() => jest.mocked(console.error).mockRestore())

function show(job: ExportJob, studio = createStudio(design)) {
  const Exporting = () => {
    const state = useExport(studio, 'image', useRef(document.createElement('div')))
    return (
      <StudioProvider value={studio}>
        <button onClick={() => state.start(job)}>ابدأ</button>
        <Notice progress={state.progress} failure={state.failure} />
        <div data-stage tabIndex={-1} aria-label="اللوحة" role="group" />
      </StudioProvider>
    )
  }
  const view = renderWithHost(<Exporting />, { role: 'subscriber' })
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }))
  return { ...view, press }
}
const saving = () => answer('saveDesign', { data: aSaved('image') })
const FULL = 'بلغت الحد الأقصى للتصاميم المحفوظة'

describe('a design that could not be saved', () => {
  it.each<[string, ErrorId | undefined, RegExp]>([
    ['there is no room for more', 'validation', /^بلغت الحد الأقصى/],
    ['the picture is too large', 'payload_too_large', /^بلغت الحد الأقصى/],
    ['there were too many at once', 'too_many_requests', /^لم يُحفظ التصميم لكثرة المحاولات/],
    ['there is no credit', 'payment_required', /^لم يُحفظ التصميم لأن اشتراكك غير مدفوع/],
    ['the service failed', 'internal', /^لم يُحفظ التصميم لعطل/],
    ['nobody answered', undefined, /^لم يُحفظ التصميم، تحقق من الاتصال/],
  ])('says why, and is saved by another try: %s', async (_, error, words) => {
    if (error)
      refuse(
        'saveDesign',
        error,
        error === 'validation' || error === 'payload_too_large' ? { errors: { image: [FULL] } } : {},
      )
    else disconnect('saveDesign')
    const { press } = show({ to: 'save' })
    await press('ابدأ')
    expect(await screen.findByText(words)).toBeVisible()
    network.resetHandlers()
    const saved = saving()
    await press('حاول مرة أخرى')
    await waitFor(() => expect(screen.getByRole('group', { name: 'اللوحة' })).toHaveFocus())
    expect(await screen.findByText('تم حفظ التصميم')).toBeInTheDocument()
    expect(saved).toHaveLength(1)
  })

  it('is not downloaded once more by another try', async () => {
    refuse('saveDesign', 'internal')
    const { press } = show({ to: 'download' })
    await press('ابدأ')
    expect(await screen.findByText(/^تم تنزيل الصورة. لم يُحفظ التصميم/)).toBeVisible()
    network.resetHandlers()
    saving()
    await press('حاول مرة أخرى')
    expect(await screen.findByText('تم حفظ التصميم')).toBeInTheDocument()
    expect(downloads).toHaveBeenCalledTimes(1)
  })

  it('is not shared once more by another try', async () => {
    const share = jest.fn(() => Promise.resolve())
    Object.assign(navigator, { share })
    refuse('saveDesign', 'internal')
    const { press } = show({ to: 'share' })
    await press('ابدأ')
    expect(await screen.findByText(/^تمت المشاركة. لم يُحفظ التصميم/)).toBeVisible()
    network.resetHandlers()
    saving()
    await press('حاول مرة أخرى')
    expect(await screen.findByText('تم حفظ التصميم')).toBeInTheDocument()
    expect(share).toHaveBeenCalledTimes(1)
  })

  it('is shared at once by another press where the picture took longer than a press counts', async () => {
    const refused = new DOMException('', 'NotAllowedError')
    const share = jest.fn((_: ShareData) => Promise.resolve()).mockRejectedValueOnce(refused)
    Object.assign(navigator, { share })
    saving()
    const { press } = show({ to: 'share' })
    await press('ابدأ')
    expect(await screen.findByText(/^الصورة جاهزة/)).toBeVisible()
    const { length } = canvas.widths
    await press('حاول مرة أخرى')
    expect(await screen.findByText('تمت المشاركة وحُفظ التصميم')).toBeInTheDocument()
    expect(share).toHaveBeenCalledTimes(2)
    expect(canvas.widths).toHaveLength(length)
  })

  it('says what else to do where the device refuses to share at another press too', async () => {
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) })
    const { press } = show({ to: 'share' })
    await press('ابدأ')
    expect(await screen.findByText(/^الصورة جاهزة/)).toBeVisible()
    await press('حاول مرة أخرى')
    expect(await screen.findByText(/^تعذّرت المشاركة. نزّل الصورة/)).toBeVisible()
  })

  it('says in the server’s words that its disk is full, and keeps the design for another try', async () => {
    const why = 'لم يُحفظ التصميم لأن مساحة الحفظ ممتلئة الآن.'
    answer('saveDesign', { error: 'storage_full', message: why, errors: { image: [why] } }, { status: 507 })
    const { press } = show({ to: 'save' })
    await press('ابدأ')
    expect(await screen.findByText(why)).toBeInTheDocument()
    saving()
    await press('حاول مرة أخرى')
    expect(await screen.findByText('تم حفظ التصميم')).toBeInTheDocument()
  })

  it('is onObserve of to whoever has left the editor meanwhile', async () => {
    let goOn = () => {}
    answer(
      'saveDesign',
      { error: 'internal', message: 'x' },
      { status: 500, after: new Promise<void>((go) => (goOn = go)) },
    )
    const studio = createStudio(design)
    const Editor = () => {
      const state = useExport(studio, 'image', useRef(document.createElement('div')))
      return <button onClick={() => state.start({ to: 'save' })}>ابدأ</button>
    }
    const Leaving = () => {
      const [left, leave] = useState(false)
      return (
        <>
          {!left && <Editor />}
          <button onClick={() => leave(true)}>رجوع</button>
        </>
      )
    }
    const { user } = renderWithHost(<Leaving />, { role: 'subscriber' })
    await user.click(screen.getByRole('button', { name: 'ابدأ' }))
    await user.click(screen.getByRole('button', { name: 'رجوع' }))
    goOn()
    expect(await screen.findByText('لم يُحفظ التصميم، وتجده في المسودات.')).toBeInTheDocument()
  })
})

describe('a design that could not be saved, where another has been opened', () => {
  it('has its failure said beside no other design, whose saving would be taken for its own', async () => {
    disconnect('saveDesign')
    const studio = createStudio(design)
    const { press } = show({ to: 'save' }, studio)
    await press('ابدأ')
    expect(await screen.findByText(/^لم يُحفظ التصميم، تحقق من الاتصال/)).toBeVisible()
    const { draft } = studio.view()
    act(() => studio.open())
    expect(screen.queryByRole('button', { name: 'حاول مرة أخرى' })).toBeNull()
    act(() => studio.open({ id: draft, design }))
    expect(screen.getByRole('button', { name: 'حاول مرة أخرى' })).toBeVisible()
  })

  it('is said to be among the drafts where it fails by then', async () => {
    let goOn = () => {}
    answer(
      'saveDesign',
      { error: 'internal', message: 'x' },
      { status: 500, after: new Promise<void>((go) => (goOn = go)) },
    )
    const studio = createStudio(design)
    const { press } = show({ to: 'save' }, studio)
    await press('ابدأ')
    act(() => studio.open())
    goOn()
    expect(await screen.findByText('لم يُحفظ التصميم، وتجده في المسودات.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'حاول مرة أخرى' })).toBeNull()
  })
})

describe('a design that is saved', () => {
  beforeEach(() => (PlainForm.sent = []))

  it('goes with its document and the key of its draft, each time the same', async () => {
    const studio = createStudio(design)
    saving()
    const { press } = show({ to: 'save' }, studio)
    await press('ابدأ')
    await screen.findByText('تم حفظ التصميم')
    await press('ابدأ')
    await waitFor(() => expect(PlainForm.sent).toHaveLength(2))
    for (const form of PlainForm.sent) {
      expect(form).toMatchObject({ key: studio.view().draft })
      expect((form.document as Blob).type).toBe('application/json')
    }
  })

  it('is told from what another device has saved since, and is a design of its own by another try', async () => {
    const studio = createStudio(design)
    const { draft } = studio.view()
    localStorage.setItem(`yawmi:draft:image:${draft}`, `1;;${formatDraft(design)}`)
    answer('saveDesign', { data: aSaved('image', { version: '0a'.repeat(16) }) })
    const { press } = show({ to: 'save' }, studio)
    await press('ابدأ')
    await screen.findByText('تم حفظ التصميم')
    network.resetHandlers()
    refuse('saveDesign', 'conflict')
    await press('ابدأ')
    expect(await screen.findByText(/^حُفظ هذا التصميم من مكان آخر/)).toBeVisible()
    network.resetHandlers()
    refuse('saveDesign', 'internal')
    await press('حاول مرة أخرى')
    expect(await screen.findByText(/^لم يُحفظ التصميم لعطل/)).toBeVisible()
    const another = studio.view().draft
    // A reload would find it.
    expect(listDrafts('image').map(({ id }) => id)).toEqual(expect.arrayContaining([draft, another]))
    network.resetHandlers()
    saving()
    await press('حاول مرة أخرى')
    await waitFor(() => expect(PlainForm.sent).toHaveLength(4))
    expect(PlainForm.sent[1]).toMatchObject({ key: draft, replaces: '0a'.repeat(16) })
    for (const form of PlainForm.sent.slice(2)) {
      expect(form).toMatchObject({ key: another })
      expect(form).not.toHaveProperty('replaces')
    }
    expect(studio.view().draft).toBe(another)
    expect(another).not.toBe(draft)
    await waitFor(() => expect(listDrafts('image').map(({ id }) => id)).toEqual([studio.view().draft]))
  })

  it('is another item once it goes on as another draft', async () => {
    const studio = createStudio(design)
    saving()
    const { press } = show({ to: 'download' }, studio)
    await press('ابدأ')
    await screen.findByText('تم تنزيل الصورة وحفظ التصميم')
    studio.fork()
    await press('ابدأ')
    await waitFor(() => expect(new Set(PlainForm.sent.map(({ key }) => key)).size).toBe(2))
  })
})

describe('a download', () => {
  it('saves a design once, and once more after something was deleted from the saved items', async () => {
    const saved = saving()
    const { press } = show({ to: 'download' })
    const download = async (times: number) => {
      await press('ابدأ')
      await waitFor(() => expect(downloads).toHaveBeenCalledTimes(times))
    }
    await download(1)
    await screen.findByText('تم تنزيل الصورة وحفظ التصميم')
    await download(2)
    expect(saved).toHaveLength(1)
    forgetSaved()
    await download(3)
    await waitFor(() => expect(saved).toHaveLength(2))
  })

  it('saves the picture at half its size where the server takes no file as large', async () => {
    saving()
    canvas.bytes = ({ width }) => (width > 1000 ? DESIGN_MAX_BYTES + 1 : 1000)
    const { press } = show({ to: 'save' })
    await press('ابدأ')
    expect(await screen.findByText('تم حفظ التصميم')).toBeInTheDocument()
    expect(canvas.widths).toEqual([1120, 560])
  })
})
