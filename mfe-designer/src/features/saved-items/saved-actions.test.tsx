import type { ReactNode } from 'react'
import { useApi } from '@yawmi/remote-kit'
import { useInfiniteQuery, useQuery } from '@yawmi/remote-kit/query'
import { aPage, answer, disconnect, refuse, renderWithHost, screen, useNetwork, waitFor, within } from '@yawmi/testing'
import { savedQuery } from '../../lib/saved/saved.resource'
import { aSaved } from '../../testing/designs'
import { previewsQuery } from '../hub/previews.resource'
import { SavedActions } from './saved-actions'
import { useDeleteSaved } from './use-delete-saved'

useNetwork()

describe('a saved design', () => {
  it('is shared by a WhatsApp message with its address, where the device shares no files', () => {
    const design = aSaved('image')
    renderWithHost(<SavedActions design={design} leave={() => Promise.resolve()} />, { role: 'subscriber' })
    const link = screen.getByRole('link', { name: 'إرسال عبر واتساب' })
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text')
    expect(text).toContain(design.path)
  })
})

describe('deleting a saved design', () => {
  const design = aSaved('image')
  const deleted = jest.fn()
  const Asking = ({ children }: { children?: ReactNode }) => {
    const remove = useDeleteSaved(deleted)
    return (
      <>
        {children}
        <button onClick={() => void remove(design)}>حذف</button>
      </>
    )
  }
  const ask = async (beside?: ReactNode) => {
    const { user } = renderWithHost(<Asking>{beside}</Asking>, { role: 'subscriber', dialogs: true })
    await user.click(screen.getByRole('button', { name: 'حذف' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'هل تريد حذف هذا التصميم؟' }))
    const press = (name: string) => user.click(question.getByRole('button', { name }))
    return { question, press }
  }
  beforeEach(() => deleted.mockClear())

  it('is done once the question is answered by «نعم»', async () => {
    const seen = answer('deleteSavedDesign', { message: 'تم' })
    const { press } = await ask()
    await press('نعم')
    await waitFor(() => expect(deleted).toHaveBeenCalled())
    expect(seen[0]?.params.id).toBe(design.uuid)
  })

  it('takes it from the hub, and from what stickers are made of', async () => {
    const saved = [design, aSaved('image')]
    answer('designs', () => aPage(saved))
    answer('deleteSavedDesign', () => {
      saved.shift()
      return { message: 'تم' }
    })
    const Elsewhere = () => {
      const api = useApi()
      const hub = useQuery(previewsQuery(api, 'saved'))
      const choices = useInfiniteQuery(savedQuery(api))
      return <p>{`hub: ${hub.data?.total}, choices: ${choices.data?.length}`}</p>
    }
    const { press } = await ask(<Elsewhere />)
    expect(await screen.findByText('hub: 2, choices: 2')).toBeInTheDocument()
    await press('نعم')
    expect(await screen.findByText('hub: 1, choices: 1')).toBeInTheDocument()
  })

  it('is not done after «لا»', async () => {
    const seen = answer('deleteSavedDesign', { message: 'تم' })
    const { press } = await ask()
    await press('لا')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(seen).toHaveLength(0)
    expect(deleted).not.toHaveBeenCalled()
  })

  it('says in the question that it failed, and can be tried again', async () => {
    disconnect('deleteSavedDesign')
    const { question, press } = await ask()
    await press('نعم')
    expect(await question.findByText(/لم يُحذف التصميم/)).toBeVisible()
    expect(deleted).not.toHaveBeenCalled()
    answer('deleteSavedDesign', { message: 'تم' })
    await press('نعم')
    await waitFor(() => expect(deleted).toHaveBeenCalled())
  })

  it('is done where another tab was quicker', async () => {
    refuse('deleteSavedDesign', 'not_found')
    const { press } = await ask()
    await press('نعم')
    await waitFor(() => expect(deleted).toHaveBeenCalled())
  })
})
