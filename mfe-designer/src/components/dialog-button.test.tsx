import { act, renderWithHost, screen } from '@yawmi/testing'
import { AddIcon } from '@yawmi/ui/icons'
import { DialogButton } from './dialog-button'

it('a dialog whose code is on its way is loaded once, by a button that says that it is at work', async () => {
  let come: (content: () => string) => void = () => {}
  const load = jest.fn(() => new Promise<() => string>((resolve) => (come = resolve)))
  const { user } = renderWithHost(<DialogButton title="قوالب" failure="لم تصل" Icon={AddIcon} load={load} />)
  const button = screen.getByRole('button', { name: /قوالب/ })
  await user.click(button)
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => come(() => 'القوالب كلها'))
  expect(await screen.findByText('القوالب كلها')).toBeInTheDocument()
  expect(button).not.toHaveAttribute('aria-disabled', 'true')
})
