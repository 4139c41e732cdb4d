import { signIn } from '@yawmi/session'
import { aSubscriber, fireEvent, renderWithHost, screen, waitFor } from '@yawmi/testing'
import { declaration } from '../../../remote'
import { textBox } from '../../../document/box'
import { textsOf } from '../../../document/pristine'
import { formatDraft } from '../../../document/stored/draft'
import { listDrafts } from '../../../studio/drafts'
import { choiceOf, choiceOfBrand } from './choice'
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

beforeEach(() => localStorage.clear())

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

describe('a text of several lines in a brand’s template', () => {
  it('keeps its lines when somebody changes a word of it', async () => {
    signIn({ token: 'a-token', user: aSubscriber() })
    const boxes = [textBox('box-1', { text: 'كل عام\nوأنتم بخير' })]
    const document: unknown = JSON.parse(formatDraft({ background: null, boxes }))
    const BrandForm = () => {
      const choice = choiceOfBrand({ name: 'تهنئة', document }, 0, useTemplateStrings())
      return <TemplateForm choice={choice!} measured={0} leave={() => Promise.resolve()} onOther={() => undefined} />
    }
    const { user, address } = renderWithHost(<BrandForm />, { declaration })
    await user.type(screen.getByRole('textbox', { name: 'النص 1' }), '!')
    await user.click(screen.getByRole('button', { name: ar.templateStart }))
    await waitFor(() => expect(address()).toBe('/phone-design-page'))
    const [draft] = listDrafts('card')
    expect(textsOf(draft!.design).map(({ text }) => text)).toEqual(['كل عام\nوأنتم بخير!'])
  })
})

it('begins once its fonts have come, so that its words are as large as they allow', async () => {
  signIn({ token: 'a-token', user: aSubscriber() })
  const coming: (() => void)[] = []
  const load = jest.fn(() => new Promise<void>((resolve) => void coming.push(resolve)))
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } })
  const { user, address } = show(0)
  await user.click(screen.getByRole('button', { name: ar.templateStart }))
  expect(load).toHaveBeenCalledWith(expect.stringContaining('Amiri'), expect.any(String))
  expect(address()).not.toBe('/phone-design-page')
  expect(listDrafts('card')).toEqual([])
  coming.forEach((come) => come())
  await waitFor(() => expect(address()).toBe('/phone-design-page'), { timeout: 2_500 })
  Reflect.deleteProperty(document, 'fonts')
})
