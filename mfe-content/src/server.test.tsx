import { defaultBrand, type Brand, type HomeSection } from '@yawmi/brand'
import { OPERATIONS, type OperationId } from '@yawmi/contract'
import { verdictOf } from '@yawmi/remote-kit'
import { answer, queryAllByAttribute, useNetwork, waitFor, within } from '@yawmi/testing'
import { remote } from './index'
import { declaration } from './remote'
import { skeletons } from './server'
import { openScreen } from './testing/open-screen'
import { useLayout } from './testing/layout'

useNetwork()
useLayout()

const ROLES = ['subscriber', 'free'] as const
const visits = declaration.routes.flatMap(({ screen, path, access }) =>
  ROLES.map((role) => ({ screen, role, at: path.replace(':uuid', 'x'), open: verdictOf(access, role) === 'open' })),
)

/** The markup of every group of placeholders. */
const groupsIn = (container: HTMLElement) =>
  queryAllByAttribute('aria-busy', container, 'true').map(({ outerHTML }) => outerHTML)

const prerendered = ({ screen, at, role }: Pick<(typeof visits)[number], 'screen' | 'at' | 'role'>, brand?: Brand) => {
  const Skeleton = skeletons[screen]
  if (!Skeleton) throw new Error(`${screen} has no skeleton`)
  return openScreen(<Skeleton role={role} />, at, role, brand).container
}

const withHome = (...sections: HomeSection[]): Brand => ({ ...defaultBrand, home: { sections } })

describe('the prerendered skeletons', () => {
  it.each(visits.filter(({ open }) => open))(
    'are those that the screen shows while it loads: $screen, $role',
    async (visit) => {
      for (const id of Object.keys(OPERATIONS) as OperationId[]) answer(id, {}, { after: 'never' })
      const skeleton = groupsIn(prerendered(visit))
      await remote.preload(visit.screen)
      const { container } = openScreen(<remote.Screen name={visit.screen} />, visit.at, visit.role)
      await waitFor(() => expect(within(container).getByRole('heading', { level: 1 })).toBeVisible())
      // The home page has further groups below the first screenful.
      expect(groupsIn(container).slice(0, skeleton.length)).toEqual(skeleton)
      if (visit.screen !== 'home') expect(groupsIn(container)).toHaveLength(skeleton.length)
    },
  )

  it.each([
    ['quotes first', withHome('quotes', 'favorites', 'videos', 'backgrounds', 'categories', 'today'), 4],
    ['the card last', withHome('videos', 'categories', 'today'), 3],
    ['backgrounds alone', withHome('backgrounds'), 1],
  ])('follow the order of the brand’s home page: %s', async (_, brand, count) => {
    for (const id of Object.keys(OPERATIONS) as OperationId[]) answer(id, {}, { after: 'never' })
    const skeleton = groupsIn(prerendered({ screen: 'home', at: '/home', role: 'subscriber' }, brand))
    expect(skeleton).toHaveLength(count)
    await remote.preload('home')
    const { container } = openScreen(<remote.Screen name="home" />, '/home', 'subscriber', brand)
    await waitFor(() => expect(within(container).getByRole('heading', { level: 1 })).toBeVisible())
    expect(groupsIn(container).slice(0, skeleton.length)).toEqual(skeleton)
    expect(queryAllByAttribute('aria-busy', container, 'true').filter((group) => group.hasAttribute('style'))).toEqual(
      [],
    )
  })

  it.each(visits.filter(({ open }) => open))('have no text and nothing to press: $screen, $role', (visit) => {
    const container = prerendered(visit)
    expect(
      // eslint-disable-next-line testing-library/no-node-access -- a query by role skips what is hidden, which must not be there either
      container.querySelectorAll('.yawmi :is(a, button, input, select, h1, h2, [style], [tabindex])'),
    ).toHaveLength(0)
    const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!textContent?.trim() || parentElement?.textContent === 'جارٍ التحميل…') continue
      expect(parentElement).not.toBeVisible()
    }
  })

  it.each(visits.filter(({ open }) => !open))('are not shown where the screen is locked: $screen', (visit) => {
    expect(prerendered(visit).textContent).toBe('')
  })
})
