import { signIn } from '@yawmi/session'
import { aSubscriber, fireEvent, renderWithHost, screen, waitFor } from '@yawmi/testing'
import { declaration } from '../../../remote'
import { choiceOf } from './choice'
import { ar } from './copy/ar'
import { useTemplateStrings } from './copy/use-strings'
import { TemplateForm } from './template-form'
import { TEMPLATES } from './templates'

function Form({ of }: { of: number }) {
  const choice = choiceOf(TEMPLATES[of]!, useTemplateStrings())
  return <TemplateForm choice={choice} measured={0} leave={() => Promise.resolve()} onOther={() => undefined} />
}
const show = (of: number) => renderWithHost(<Form of={of} />, { declaration })
const name = () => screen.getByRole('textbox', { name: 'الاسم، إن شئت' })

describe('the words of a template', () => {
  it('are there again where the dialog closed while somebody wrote them, and not once a design has begun with them', async () => {
    signIn({ token: 'a-token', user: aSubscriber() })
    const { unmount } = show(0)
    fireEvent.change(name(), { target: { value: 'عائلة سالم' } })
    unmount()
    const { unmount: leaveOther } = show(1)
    expect(name()).toHaveValue('')
    leaveOther()
    const { user, address, unmount: leaveAgain } = show(0)
    expect(name()).toHaveValue('عائلة سالم')
    await user.click(screen.getByRole('button', { name: ar.templateStart }))
    await waitFor(() => expect(address()).toBe('/phone-design-page'))
    leaveAgain()
    show(0)
    expect(name()).toHaveValue('')
  })
})
