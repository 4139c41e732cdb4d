import { RouteLink } from '@yawmi/remote-kit'
import { act, fireEvent, renderWithHost, screen, waitFor } from '@yawmi/testing'
import { declaration } from '../../../remote'
import { listDrafts } from '../../../studio/drafts'
import { takeRequestedDraft } from '../../../studio/requested-draft'
import { OwnStart } from './own-start'
import type { OwnBeginningProps } from './own-beginning'

type Take = OwnBeginningProps['takePicture']

beforeEach(() => {
  localStorage.clear()
  URL.createObjectURL = () => 'blob:own'
})

function show(take: Take) {
  const load = jest.fn(() => Promise.resolve(take))
  const at = '/design-categories'
  const utils = renderWithHost(
    <>
      <OwnStart type="card" loadTakePicture={load} />
      <RouteLink to={{ name: 'saved_items' }}>المحفوظة</RouteLink>
    </>,
    { role: 'subscriber', declaration, at, path: at },
  )
  const choose = () =>
    fireEvent.change(screen.getByLabelText('صورة من جهازك', { selector: 'input' }), {
      target: { files: [new File(['x'], 'photo.jpg')] },
    })
  return { ...utils, load, choose }
}

describe('a start on one’s own picture', () => {
  it('loads nothing before a picture is chosen, and enters the studio with it as the background and a text to write', async () => {
    const { load, choose, address } = show(() =>
      Promise.resolve({ file: new Blob(['small']), width: 900, height: 1200 }),
    )
    expect(load).not.toHaveBeenCalled()
    choose()
    await waitFor(() => expect(address()).toBe('/phone-design-page'))
    const draft = takeRequestedDraft('card')!
    expect(draft.design.background).toMatchObject({ path: expect.stringMatching(/^own:/), width: 900, height: 1200 })
    expect(draft.design.boxes).toMatchObject([{ type: 'text', text: '', fontSize: 40 }])
    // A reload finds it.
    expect(listDrafts('card').map(({ id, design }) => ({ id, design }))).toEqual([draft])
    expect(localStorage.getItem('dataType')).toBe('card')
    // jsdom has no IndexedDB.
    expect(await screen.findByText(/لا مكان على هذا الجهاز لحفظ صورتك/)).toBeInTheDocument()
  })

  it('says why a file is not taken, and takes the next one', async () => {
    const take = jest.fn<ReturnType<Take>, Parameters<Take>>()
    take.mockRejectedValueOnce(Object.assign(new Error('no'), { refusal: 'ownHeic' }))
    take.mockRejectedValueOnce(new Error('other'))
    take.mockResolvedValueOnce({ file: new Blob(['small']), width: 9, height: 12 })
    const { choose, address } = show(take)
    const at = address()
    choose()
    expect(await screen.findByText(/لا يقرأ صور HEIC/)).toBeInTheDocument()
    choose()
    expect(await screen.findByText(/ربما كان ملفها تالفًا/)).toBeInTheDocument()
    expect(address()).toBe(at)
    expect(listDrafts('card')).toEqual([])
    choose()
    await waitFor(() => expect(address()).toBe('/phone-design-page'))
  })

  it('takes nobody into the studio who has gone elsewhere while the picture was read', async () => {
    let come: (picture: Awaited<ReturnType<Take>>) => void = () => {}
    const take = jest.fn(() => new Promise<Awaited<ReturnType<Take>>>((resolve) => (come = resolve)))
    const { user, choose, address } = show(take)
    choose()
    await waitFor(() => expect(take).toHaveBeenCalled())
    await user.click(screen.getByRole('link', { name: 'المحفوظة' }))
    await act(async () => come({ file: new Blob(['small']), width: 9, height: 12 }))
    // jsdom refuses its database within some turns of its loop.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(address()).toBe('/saved-items')
    expect(listDrafts('card')).toEqual([])
  })

  it('says so when its code does not come, and can be pressed again', async () => {
    const { load, choose } = show(() => Promise.reject(new Error('never')))
    load.mockRejectedValueOnce(new Error('offline'))
    choose()
    expect(await screen.findByText(/تعذّر فتح صورتك/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'صورة من جهازك' })).toBeEnabled()
  })
})
