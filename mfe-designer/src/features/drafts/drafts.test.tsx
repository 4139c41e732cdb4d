import type { ReactNode } from 'react'
import { renderWithHost, screen, useNetwork, waitFor, within } from '@yawmi/testing'
import { firstDesign, textBox } from '../../document/design'
import { formatDraft } from '../../document/draft'
import { createStudio } from '../../studio/studio'
import { StudioProvider } from '../../studio/use-studio'
import { DraftOffer } from './draft-offer'
import { DraftsList } from './drafts-list'

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

function show(part: ReactNode, studio = createStudio(firstDesign('box-1'))) {
  const rendered = renderWithHost(<StudioProvider value={studio}>{part}</StudioProvider>, { dialogs: true })
  return { ...rendered, studio, text: () => studio.view().design.boxes[0]?.text }
}

describe('the offer of a draft', () => {
  it('goes on with the last one', async () => {
    keep('الأخير', 'الأول')
    const { user, text } = show(<DraftOffer type="image" />)
    await user.click(screen.getByRole('button', { name: 'متابعة التصميم' }))
    expect(text()).toBe('الأخير')
    expect(screen.queryByRole('button', { name: 'متابعة التصميم' })).toBeNull()
  })

  it('leaves the draft on the device when it is declined', async () => {
    keep('الأخير')
    const { user } = show(<DraftOffer type="image" />)
    await user.click(screen.getByRole('button', { name: 'تجاهل' }))
    expect(screen.queryByText('لديك تصميم لم تكمله.')).toBeNull()
    expect(localStorage).toHaveLength(1)
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
