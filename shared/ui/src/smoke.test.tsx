import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button, Dialog, UiProvider, useToast } from '@yawmi/ui'
import { OtpInput } from '@yawmi/ui/otp-input'
import { Accordion, AccordionItem } from '@yawmi/ui/accordion'

const App = () => {
  const [open, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const toast = useToast()
  return (
    <>
      <Button onClick={() => setOpen(true)}>open</Button>
      <Button onClick={() => toast('hi', 'success')}>toast</Button>
      <OtpInput value={code} onValueChange={setCode} />
      <Accordion><AccordionItem title="q">a</AccordionItem></Accordion>
      <Dialog open={open} onClose={() => setOpen(false)} title="عنوان">body</Dialog>
    </>
  )
}
test('smoke', async () => {
  const user = userEvent.setup()
  render(<UiProvider><App /></UiProvider>)
  await user.click(screen.getByText('open'))
  expect(await screen.findByRole('dialog', { name: 'عنوان' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'إغلاق' }))
  await user.type(screen.getByLabelText('الرقم 1 من 4'), '٤٢3')
  expect(screen.getByLabelText('الرقم 4 من 4')).toHaveValue('423')
  await user.click(screen.getByText('toast'))
  expect(screen.getByText('hi')).toBeVisible()
})
