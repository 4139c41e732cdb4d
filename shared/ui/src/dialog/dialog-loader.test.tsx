import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defaultBrand } from '@yawmi/brand'
import { dialogCode, DialogLoader, UiProvider } from '@yawmi/ui'

const code = dialogCode<() => string>(() => new Promise(() => {}))

function Owner() {
  const [open, setOpen] = useState(true)
  return (
    <UiProvider brand={defaultBrand}>
      <p>{open ? 'open' : 'closed'}</p>
      <DialogLoader code={code} open={open} onClose={() => setOpen(false)}>
        {(Kind) => <Kind />}
      </DialogLoader>
    </UiProvider>
  )
}

describe('a dialog whose code is long on its way', () => {
  it('is closed by Escape, as it will be then', async () => {
    render(<Owner />)
    expect(screen.getByRole('status', { name: 'جارٍ التحميل…' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('open')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText('closed')).toBeVisible()
    expect(screen.queryByRole('status', { name: 'جارٍ التحميل…' })).not.toBeInTheDocument()
  })
})
