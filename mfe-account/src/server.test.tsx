import { answer, queryAllByAttribute, renderWithHost, useNetwork, waitFor, within } from '@yawmi/testing'
import { remote } from './index'
import { declaration } from './remote'
import { skeletons } from './server'

useNetwork()

const [SUBSCRIBER, FREE] = ['subscriber', 'free'] as const

/** The markup of every group of placeholders. */
const groupsIn = (container: HTMLElement) =>
  queryAllByAttribute('aria-busy', container, 'true').map(({ outerHTML }) => outerHTML)

const ofSkeletons = declaration.routes.filter(({ skeleton }) => skeleton)

describe('the prerendered skeletons', () => {
  it('are those of every screen that says it has one', () => {
    expect(Object.keys(skeletons)).toEqual(ofSkeletons.map(({ screen }) => screen))
  })

  it.each(ofSkeletons)('are those that the screen shows while it loads: $screen', async ({ screen, path }) => {
    answer('subscriberDetails', {}, { after: 'never' })
    const Skeleton = skeletons[screen]!
    const skeleton = groupsIn(
      renderWithHost(<Skeleton role={SUBSCRIBER} />, { role: 'subscriber', at: path, declaration }).container,
    )
    expect(skeleton).toHaveLength(1)
    await remote.preload(screen)
    const { container } = renderWithHost(<remote.Screen name={screen} />, { role: 'subscriber', at: path, declaration })
    await waitFor(() => expect(within(container).getByRole('heading', { level: 1 })).toBeInTheDocument())
    expect(groupsIn(container)).toEqual(skeleton)
  })

  it.each(ofSkeletons)('are nothing for free visitors, who are redirected: $screen', ({ screen }) => {
    const Skeleton = skeletons[screen]!
    expect(groupsIn(renderWithHost(<Skeleton role={FREE} />).container)).toEqual([])
  })
})
