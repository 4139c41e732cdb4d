import { renderWithHost, screen } from '@yawmi/testing'
import { useLocation } from '@yawmi/remote-kit'
import { declaration } from '../../remote'
import { CardButton } from './card-button'

/** The studio's address is another remote's. */
const everywhere = {
  ...declaration,
  routes: [
    ...declaration.routes,
    { ...declaration.routes[0]!, name: 'design_from_text', path: '/design-from-text' as const },
  ],
}

const Here = () => {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

it.each([
  ['quote', 'صورة من هذا الاقتباس', 'المتنبي'],
  ['message', 'صورة من هذه الرسالة', ''],
  ['joke', 'صورة من هذه النكتة', ''],
  ['name', 'صورة من هذا الاسم', 'حجر أبيض'],
] as const)('leads to the studio with the text of a %s, and with what belongs to it', async (kind, label, more) => {
  const text = 'على قدر أهل العزم & «غيرهم»'
  const { user } = renderWithHost(
    <>
      <CardButton item={{ kind, text, more }} />
      <Here />
    </>,
    { role: 'subscriber', declaration: everywhere },
  )
  await user.click(screen.getByRole('button', { name: label }))
  const [pathname, search] = (screen.getByText(/^\//).textContent ?? '').split('?')
  expect(pathname).toBe('/design-from-text')
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ kind, text, ...(more && { more }) })
})
