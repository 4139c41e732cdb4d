import type { ReactNode } from 'react'
import { act, renderWithHost, screen, useNetwork, waitFor, within } from '@yawmi/testing'
import { setBackground } from '../../commands/background/set-background'
import { setText } from '../../commands/text/set-text'
import { initialDesign, textsOf } from '../../document/pristine'
import { textBox } from '../../document/box'
import { formatDraft } from '../../document/stored/draft'
import { declaration } from '../../remote'
import { createStudio } from '../../studio/studio'
import { findDraft, storeDraft } from '../../studio/drafts'
import { rememberOpenDraft } from '../../studio/open-draft'
import { lastOpenDraft, openStudio } from '../../studio/open-studio'
import { StudioProvider } from '../../studio/use-studio'
import { DraftOffer } from './draft-offer'
import { DraftsList } from './drafts-list'
import { AllDraftsButton } from './all-drafts-button'

useNetwork()

/** A draft of an hour ago for each text, the first the newest. */
function keep(...texts: string[]) {
  texts.forEach((text, index) =>
    localStorage.setItem(
      `yawmi:draft:image:${index}`,
      `${Date.now() - (index + 1) * 3_600_000};${formatDraft({ background: null, boxes: [textBox('box-1', { text })] })}`,
    ),
  )
}

function show(part: ReactNode, studio = createStudio(initialDesign('box-1'))) {
  const utils = renderWithHost(<StudioProvider value={studio}>{part}</StudioProvider>, { dialogs: true })
  return { ...utils, studio, text: () => textsOf(studio.view().design)[0]?.text }
}

describe('the offer of a draft', () => {
  it('goes on with the last one', async () => {
    keep('الأخير', 'الأول')
    const { user, text } = show(<DraftOffer type="image" />)
    await user.click(screen.getByRole('button', { name: 'متابعة التصميم' }))
    expect(text()).toBe('الأخير')
    expect(screen.queryByRole('button', { name: 'متابعة التصميم' })).toBeNull()
  })

  it('goes on with what another tab has made of it since it was offered', async () => {
    keep('الأخير')
    const { user, text } = show(<DraftOffer type="image" />)
    keep('الأخير وأكثر')
    await user.click(screen.getByRole('button', { name: 'متابعة التصميم' }))
    expect(text()).toBe('الأخير وأكثر')
  })

  it('leaves the draft on the device when it is declined', async () => {
    keep('الأخير')
    const { user } = show(
      <>
        <DraftOffer type="image" />
        <div data-stage tabIndex={-1} role="group" aria-label="اللوحة" />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'تجاهل' }))
    expect(screen.queryByText('لديك تصميم لم تكمله.')).toBeNull()
    await waitFor(() => expect(screen.getByRole('group', { name: 'اللوحة' })).toHaveFocus())
    expect(localStorage).toHaveLength(1)
  })

  it('goes once one works on another design', () => {
    keep('الأخير')
    const { studio } = show(<DraftOffer type="image" />)
    expect(screen.getByText('لديك تصميم لم تكمله.')).toBeVisible()
    act(() => void studio.run(setText, { id: 'box-1', text: 'تصميم آخر' }))
    expect(screen.queryByText('لديك تصميم لم تكمله.')).toBeNull()
    act(studio.undo)
    expect(screen.queryByText('لديك تصميم لم تكمله.')).toBeNull()
  })

  it('stays over the picture that a phone has brought along', () => {
    keep('الأخير')
    const { studio } = show(<DraftOffer type="image" />)
    act(() => void studio.run(setBackground, { path: 'designs/ward.webp', width: 1080, height: 1350 }))
    expect(screen.getByText('لديك تصميم لم تكمله.')).toBeVisible()
  })

  it('is not made while a design is at work, nor for another kind', () => {
    keep('الأخير')
    show(<DraftOffer type="image" />, createStudio({ background: null, boxes: [textBox('box-1', { text: 'عمل' })] }))
    show(<DraftOffer type="card" />)
    expect(screen.queryByText('لديك تصميم لم تكمله.')).toBeNull()
  })
})

describe('the list of drafts', () => {
  it('opens the chosen one', async () => {
    keep('الأخير', 'الأول')
    const chosen = jest.fn()
    const { user, text } = show(<DraftsList type="image" onChosen={chosen} />)
    await user.click(screen.getByRole('button', { name: 'الأول' }))
    expect(text()).toBe('الأول')
    expect(chosen).toHaveBeenCalled()
  })

  it('opens what another tab has made of one since the list was opened', async () => {
    keep('الأخير', 'الأول')
    const { user, text } = show(<DraftsList type="image" onChosen={() => {}} />)
    keep('الأخير', 'الأول وأكثر')
    await user.click(screen.getByRole('button', { name: 'الأول' }))
    expect(text()).toBe('الأول وأكثر')
  })

  it('takes one away for good, once that is asked', async () => {
    keep('الأخير', 'الأول')
    const { user } = show(<DraftsList type="image" onChosen={() => {}} />)
    const remove = async (answer: string) => {
      await user.click(screen.getByRole('button', { name: 'حذف المسودة: الأول' }))
      const question = await screen.findByRole('alertdialog', { name: 'هل تريد حذف هذه المسودة؟' })
      await user.click(within(question).getByRole('button', { name: answer }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await remove('لا')
    expect(screen.getByRole('button', { name: 'الأول' })).toBeVisible()
    await remove('نعم')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'الأول' })).toBeNull())
    expect(localStorage).toHaveLength(1)
  })

  it('says where drafts come from while there are none', () => {
    show(<DraftsList type="image" onChosen={() => {}} />)
    expect(screen.getByText(/لا مسودات على هذا الجهاز بعد/)).toBeVisible()
  })
})

describe('the way to the drafts from outside the studio', () => {
  const shown = () =>
    renderWithHost(<AllDraftsButton />, {
      role: 'subscriber',
      at: '/design-categories',
      path: '/design-categories',
      declaration,
      dialogs: true,
    })

  it('is not there while the device keeps none', () => {
    shown()
    expect(screen.queryByRole('button', { name: 'المسودات' })).toBeNull()
  })

  it('lists those of both kinds and opens the chosen one in its studio, as it was left', async () => {
    keep('صورتي')
    localStorage.setItem(
      'yawmi:draft:card:c',
      `${Date.now()};{"background":{"path":"designs/eid.webp","width":1080,"height":1350},"boxes":[{"id":"box-1","text":"بطاقتي"}]}`,
    )
    const { user, address } = shown()
    await user.click(screen.getByRole('button', { name: 'المسودات' }))
    const drafts = await screen.findByRole('dialog', { name: 'المسودات' })
    const names = await within(drafts).findAllByRole('listitem')
    expect(names.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('بطاقتي'),
      expect.stringContaining('صورتي'),
    ])
    await user.click(within(drafts).getByRole('button', { name: 'بطاقتي' }))
    await waitFor(() => expect(address()).toBe('/phone-design-page'))
    expect(localStorage.getItem('dataType')).toBe('card')
    expect(localStorage.getItem('backgroundImage')).toBe('designs/eid.webp')
    expect(openStudio('card').view()).toMatchObject({ draft: 'c', design: { boxes: [{ text: 'بطاقتي' }] } })
  })

  it('opens what another tab has made of one since the list was opened', async () => {
    keep('صورتي')
    const { user, address } = shown()
    await user.click(screen.getByRole('button', { name: 'المسودات' }))
    const tile = await screen.findByRole('button', { name: 'صورتي' })
    keep('صورتي وأكثر')
    await user.click(tile)
    await waitFor(() => expect(address()).toBe('/phone-design-page'))
    expect(openStudio('image').view()).toMatchObject({ draft: '0', design: { boxes: [{ text: 'صورتي وأكثر' }] } })
  })

  it('hands the focus on to the next one when one is deleted', async () => {
    keep('الأولى', 'الثانية', 'الثالثة')
    const { user } = shown()
    await user.click(screen.getByRole('button', { name: 'المسودات' }))
    await user.click(await screen.findByRole('button', { name: 'حذف المسودة: الثانية' }))
    const question = await screen.findByRole('alertdialog', { name: 'هل تريد حذف هذه المسودة؟' })
    await user.click(within(question).getByRole('button', { name: 'نعم' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'حذف المسودة: الثانية' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'الثالثة' })).toHaveFocus())
  })

  it('shows them in the faces of their texts, which no studio has told the page about', async () => {
    const faces = new Set<{ family: string }>()
    Object.assign(globalThis, {
      FontFace: class {
        constructor(readonly family: string) {}
      },
    })
    Object.assign(document, { fonts: faces })
    const boxes = [textBox('box-1', { text: 'مبارك', fontFamily: 'Katibeh' })]
    localStorage.setItem('yawmi:draft:card:c', `${Date.now()};${formatDraft({ background: null, boxes })}`)
    const { user } = shown()
    await user.click(screen.getByRole('button', { name: 'المسودات' }))
    await screen.findByRole('button', { name: 'مبارك' })
    const families = () => new Set([...faces].map(({ family }) => family))
    await waitFor(() => expect(families()).toContain('Studio Katibeh'))
    expect(families()).toContain('Studio Tajawal')
    Reflect.deleteProperty(globalThis, 'FontFace')
  })
})

describe('a reload', () => {
  it('goes on with the draft that was open in this tab, and begins anew once the studio was left', () => {
    keep('الأخير', 'الأول')
    const studio = createStudio()
    const leave = rememberOpenDraft(studio, 'image')
    studio.open({ id: '1', design: initialDesign('box-1') })
    expect(lastOpenDraft('image')).toMatchObject({ id: '1', design: { boxes: [{ text: 'الأول' }] } })
    expect(lastOpenDraft('card')).toBeUndefined()
    leave()
    expect(lastOpenDraft('image')).toBeUndefined()
  })

  it('goes on with the draft that the design was of, where it went on under an id of its own and was not changed since', () => {
    keep('الأخير', 'الأول')
    const studio = createStudio()
    rememberOpenDraft(studio, 'image')
    studio.open(findDraft('image', '1'))
    studio.fork()
    studio.fork()
    expect(lastOpenDraft('image')).toMatchObject({ id: '1' })
    // Changed, it is stored under its own.
    studio.run(setText, { id: 'box-1', text: 'الأول وأكثر' })
    storeDraft('image', '', { id: studio.view().draft, design: studio.view().design })
    expect(lastOpenDraft('image')).toMatchObject({ design: { boxes: [{ text: 'الأول وأكثر' }] } })
    // Another design is none of theirs.
    studio.open()
    expect(lastOpenDraft('image')).toBeUndefined()
  })

  it('begins anew where nothing of the open design was kept', () => {
    rememberOpenDraft(createStudio(), 'image')
    expect(lastOpenDraft('image')).toBeUndefined()
  })
})
