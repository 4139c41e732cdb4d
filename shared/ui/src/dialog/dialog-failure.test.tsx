import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import { defaultBrand } from '@yawmi/brand'
import { Dialog, UiProvider } from '@yawmi/ui'

jest.mock('./dialog-view', () => {
  throw new Error('the chunk did not come')
})

it('says so and closes when the dialog’s code does not come', async () => {
  const Owner = () => {
    const [open, setOpen] = useState(true)
    return (
      <>
        {open ? 'open' : 'closed'}
        <Dialog open={open} onClose={() => setOpen(false)} title="رمز التحقق" />
      </>
    )
  }
  render(
    <UiProvider brand={defaultBrand}>
      <Owner />
    </UiProvider>,
  )
  expect(await screen.findByText('closed')).toBeInTheDocument()
  expect(screen.getByText(/تعذّر التحميل/)).toBeInTheDocument()
})
