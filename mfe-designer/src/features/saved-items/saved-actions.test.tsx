import { answer, refuse, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { aSaved } from '../../testing/designs'
import { DeleteQuestion, SavedActions } from './saved-actions'

useNetwork()

describe('a saved design', () => {
  it('is shared by a WhatsApp message with its address, where the device shares no files', () => {
    const design = aSaved('image')
    renderWithHost(<SavedActions design={design} onDelete={() => {}} />, { role: 'subscriber' })
    const link = screen.getByRole('link', { name: 'إرسال عبر واتساب' })
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text')
    expect(text).toContain(design.path)
  })

  it('is deleted once the question is answered', async () => {
    const design = aSaved('image')
    const seen = answer('deleteSavedDesign', { message: 'تم' })
    const deleted = jest.fn()
    const { user } = renderWithHost(
      <DeleteQuestion type="image" design={design} onKept={() => {}} onDeleted={deleted} />,
      { role: 'subscriber' },
    )
    await user.click(screen.getByRole('button', { name: 'نعم' }))
    await waitFor(() => expect(deleted).toHaveBeenCalled())
    expect(seen[0]?.params.id).toBe(design.uuid)
  })

  it('stays when deleting fails, and says so', async () => {
    refuse('deleteSavedDesign', 'not_found')
    const deleted = jest.fn()
    const { user } = renderWithHost(
      <DeleteQuestion type="image" design={aSaved('image')} onKept={() => {}} onDeleted={deleted} />,
      { role: 'subscriber' },
    )
    await user.click(screen.getByRole('button', { name: 'نعم' }))
    expect(await screen.findByText(/لم يُحذف التصميم/)).toBeVisible()
    expect(deleted).not.toHaveBeenCalled()
  })
})
