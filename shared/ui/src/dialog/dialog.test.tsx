import { useState } from 'react'
import { fireEvent, queryByAttribute, render, screen, waitFor } from '@testing-library/react'
import { defaultBrand } from '@yawmi/brand'
import userEvent from '@testing-library/user-event'
import { Button, Dialog, UiProvider, useToast } from '@yawmi/ui'

const App = () => {
  const [open, setOpen] = useState(false)
  return (
    <UiProvider brand={defaultBrand}>
      <Button onClick={() => setOpen(true)}>افتح</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="رمز التحقق" footer={<Button>إرسال</Button>}>
        نص
      </Dialog>
    </UiProvider>
  )
}

const opened = async () => {
  render(<App />)
  await userEvent.click(screen.getByRole('button', { name: 'افتح' }))
  return screen.findByRole('dialog', { name: 'رمز التحقق' })
}

describe('Dialog', () => {
  // Compiling Chakra's dialog takes seconds on a busy machine, and is none of what is tested here.
  beforeAll(() => import('./dialog-view'), 60_000)

  it('opens within the scope element, modal and named by its title', async () => {
    const dialog = await opened()
    expect(queryByAttribute('class', document.body, /^yawmi\b/)).toContainElement(dialog)
    expect(dialog).toHaveAttribute('aria-modal', 'true')
    expect(dialog).toHaveTextContent('نص')
  })

  it('moves focus inside, and back to where it was on Escape', async () => {
    const dialog = await opened()
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'افتح' })).toHaveFocus())
  })

  it('gives the focus to what is around the button that it was opened by, where that is gone', async () => {
    const Entry = () => {
      const [open, setOpen] = useState(false)
      const [entered, setEntered] = useState(false)
      const enter = () => {
        setEntered(true)
        setOpen(false)
      }
      return (
        <UiProvider brand={defaultBrand}>
          <section aria-label="الدخول">
            {entered ? <p>أنت داخل الخدمة.</p> : <Button onClick={() => setOpen(true)}>افتح</Button>}
          </section>
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title="رمز التحقق"
            footer={<Button onClick={enter}>إرسال</Button>}
          />
        </UiProvider>
      )
    }
    render(<Entry />)
    await userEvent.click(screen.getByRole('button', { name: 'افتح' }))
    // Its trap begins a frame after it is there, which is before anybody presses in it.
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'إرسال' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('region', { name: 'الدخول' })).toHaveFocus())
    await userEvent.tab()
    expect(screen.getByRole('region', { name: 'الدخول' })).not.toHaveAttribute('tabindex')
  })

  describe('that has closed', () => {
    /** Closes one by a press at the foot of a phone; what lies behind it, and how often that was pressed. */
    async function closeOver() {
      const behind = jest.fn()
      const Over = () => {
        const [open, setOpen] = useState(true)
        return (
          <UiProvider brand={defaultBrand}>
            <Button onClick={behind}>حسابي</Button>
            <Dialog
              open={open}
              onClose={() => {}}
              title="سؤال"
              footer={<Button onClick={() => setOpen(false)}>نعم</Button>}
            />
          </UiProvider>
        )
      }
      render(<Over />)
      fireEvent.click(await screen.findByRole('button', { name: 'نعم' }), { detail: 1, clientX: 279, clientY: 797 })
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      return { behind, account: screen.getByRole('button', { name: 'حسابي' }) }
    }

    it('keeps the second of a double press from what lies behind it, for a moment', async () => {
      const { behind, account } = await closeOver()
      fireEvent.click(account, { detail: 2, clientX: 280, clientY: 799 })
      expect(behind).not.toHaveBeenCalled()
      fireEvent.click(account, { detail: 0, clientX: 0, clientY: 0 })
      expect(behind).toHaveBeenCalledTimes(1)
      for (let tries = 0; tries < 50 && behind.mock.calls.length < 2; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 20))
        fireEvent.click(account, { detail: 1, clientX: 280, clientY: 799 })
      }
      expect(behind).toHaveBeenCalledTimes(2)
    })

    it('keeps no press from who has pressed elsewhere since', async () => {
      const { behind, account } = await closeOver()
      fireEvent.click(account, { detail: 1, clientX: 100, clientY: 799 })
      fireEvent.click(account, { detail: 1, clientX: 280, clientY: 799 })
      expect(behind).toHaveBeenCalledTimes(2)
    })
  })

  it('stays when a toast above it is taken away', async () => {
    const onClose = jest.fn()
    const Noted = () => {
      const toast = useToast()
      return (
        <Dialog open onClose={onClose} title="تنزيل">
          <Button onClick={() => toast('تعذّر الحفظ', 'error')}>احفظ</Button>
        </Dialog>
      )
    }
    render(
      <UiProvider brand={defaultBrand}>
        <Noted />
      </UiProvider>,
    )
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'احفظ' }))
    const dismiss = screen.getByRole('button', { name: 'إخفاء الإشعار' })
    fireEvent.pointerDown(dismiss)
    // A finger stays for longer than a frame, in which the dialog sees that it was pressed outside.
    await new Promise((resolve) => setTimeout(resolve, 50))
    fireEvent.click(dismiss)
    expect(screen.queryByText('تعذّر الحفظ')).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('closes by «إغلاق»', async () => {
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'إغلاق' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('has a name for screen readers where its title is not shown', async () => {
    render(
      <UiProvider brand={defaultBrand}>
        <Dialog open onClose={() => {}} title="عارض الصور" hideTitle size="full" />
      </UiProvider>,
    )
    expect(await screen.findByRole('dialog', { name: 'عارض الصور' })).toBeInTheDocument()
  })
})
