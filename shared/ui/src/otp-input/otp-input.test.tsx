import { useState } from 'react'
import { fireEvent, queryAllByAttribute, render, screen } from '@testing-library/react'
import { defaultBrand } from '@yawmi/brand'
import userEvent from '@testing-library/user-event'
import { UiProvider } from '@yawmi/ui'
import { OtpInput } from '@yawmi/ui/otp-input'

const Code = () => {
  const [code, setCode] = useState('')
  return <OtpInput value={code} onValueChange={setCode} />
}

const show = () => {
  render(
    <UiProvider brand={defaultBrand}>
      <Code />
    </UiProvider>,
  )
  return screen.getByRole<HTMLInputElement>('textbox')
}

const cells = () =>
  queryAllByAttribute('aria-hidden', screen.getByRole('group'), 'true').map(({ textContent }) => textContent)

describe('OtpInput', () => {
  it('is one input for a one-time code, left to right, inside a named group', () => {
    const input = show()
    expect(screen.getByRole('group', { name: 'رمز التحقق' })).toHaveAttribute('dir', 'ltr')
    expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    expect(input).toHaveAttribute('inputmode', 'numeric')
  })

  it('is named after the cell that comes next', async () => {
    show()
    await userEvent.type(screen.getByLabelText('الرقم 1 من 4'), '1')
    await userEvent.type(screen.getByLabelText('الرقم 2 من 4'), '2')
    await userEvent.type(screen.getByLabelText('الرقم 3 من 4'), '3')
    await userEvent.type(screen.getByLabelText('الرقم 4 من 4'), '4')
    expect(screen.getByLabelText('الرقم 4 من 4')).toHaveValue('1234')
    expect(cells()).toEqual(['1', '2', '3', '4'])
  })

  it('takes Arabic and Persian digits and refuses letters and a fifth digit', async () => {
    const input = show()
    await userEvent.type(input, '٤x۲ 39')
    expect(input).toHaveValue('4239')
    await userEvent.type(input, '7')
    expect(input).toHaveValue('4239')
  })

  it('takes the first four characters of what is pasted', async () => {
    const input = show()
    input.focus()
    await userEvent.paste(' ١٢٣٤٥٦')
    expect(input).toHaveValue('1234')
  })

  it('takes a code that was copied with the marks of direction around it, which nobody sees', async () => {
    const input = show()
    input.focus()
    await userEvent.paste('\u200f\u202a1234\u202c')
    expect(input).toHaveValue('1234')
  })

  it('refuses a paste with anything but digits among them', async () => {
    const input = show()
    await userEvent.type(input, '7')
    await userEvent.paste('12a4')
    expect(input).toHaveValue('7')
  })

  it('takes a whole code that the browser fills in', () => {
    const input = show()
    fireEvent.change(input, { target: { value: '9876' } })
    expect(input).toHaveValue('9876')
  })

  it('gives one digit back on Backspace and begins anew when a full code is typed over', async () => {
    const input = show()
    await userEvent.type(input, '1234{Backspace}')
    expect(input).toHaveValue('123')
    await userEvent.type(input, '4')
    await userEvent.type(input, '9', { initialSelectionStart: 0, initialSelectionEnd: 4 })
    expect(input).toHaveValue('9')
  })
})
