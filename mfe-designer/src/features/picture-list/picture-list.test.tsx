import { readStored } from '@yawmi/session'
import {
  answer,
  aPage,
  aTag,
  queryByAttribute,
  refuse,
  renderWithHost,
  screen,
  useNetwork,
  waitFor,
  within,
} from '@yawmi/testing'
import { declaration } from '../../remote'
import DesignCardsListScreen from '../../screens/design-cards-list-screen'
import DesignImagesListScreen from '../../screens/design-images-list-screen'
import { aDesign } from '../../testing/designs'

useNetwork()

const [calm, night] = [aTag({ name: 'هدوء' }), aTag({ name: 'ليل' })]

function answerTags() {
  const tags = answer('tags', { data: [calm, night] })
  answer('contents', ({ query }) => aPage([aDesign(query.tag === night.uuid ? 'قمر' : 'ورد')]))
  return tags
}
const open = (screenOf = <DesignImagesListScreen />) =>
  renderWithHost(screenOf, { role: 'subscriber', at: '/design-images-list', path: '/design-images-list', declaration })

describe('phone lists of images and cards', () => {
  it('show the tags with the first one chosen, and its pictures', async () => {
    const seen = answerTags()
    open()
    expect(await screen.findByRole('button', { name: 'هدوء', hidden: true })).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByRole('button', { name: 'ورد', hidden: true })).toBeVisible()
    expect(seen[0]?.query).toEqual({ related_to: 'images' })
  })

  it('ask for the tags of designs on the list of cards', async () => {
    const seen = answerTags()
    open(<DesignCardsListScreen />)
    await screen.findByRole('button', { name: 'ورد', hidden: true })
    expect(seen[0]?.query).toEqual({ related_to: 'designs' })
  })

  it('show the pictures of another tag once it is chosen', async () => {
    answerTags()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'ليل', hidden: true }))
    expect(await screen.findByRole('button', { name: 'قمر', hidden: true })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'ورد' })).toBeNull()
  })

  it.each([
    ['image', <DesignImagesListScreen key="images" />],
    ['card', <DesignCardsListScreen key="cards" />],
  ])("keep the chosen picture's path and that it is of the kind %s, and open the phone editor", async (kind, list) => {
    answerTags()
    const { user, address } = open(list)
    await user.click(await screen.findByRole('button', { name: 'ورد', hidden: true }))
    expect(address()).toBe('/phone-design-page')
    expect(readStored('backgroundImage')).toBe('designs/ward.webp')
    expect(readStored('dataType')).toBe(kind)
  })

  it('show each tag by its name, with its icon on its colour', async () => {
    answer('tags', { data: [aTag({ name: 'هدوء', icon: 'moon', background: { background_web: '#54489E' } })] })
    answer('contents', aPage([]))
    open()
    const chip = await screen.findByRole('button', { name: 'هدوء', hidden: true })
    const badge = queryByAttribute('style', chip, /^--tag: ?#54489E;?$/)
    expect(badge).toContainHTML('<svg')
  })

  it('lead back to the designs', async () => {
    answerTags()
    open()
    expect(await screen.findByRole('link', { name: 'رجوع' })).toHaveAttribute('href', '/design-categories')
  })

  it('say so when a tag has no pictures', async () => {
    answerTags()
    answer('contents', aPage([]))
    open()
    expect(await screen.findByText('لا توجد صور لعرضها')).toBeVisible()
  })

  it('offer another try when the tags could not be loaded', async () => {
    refuse('tags', 'not_found')
    const { user } = open()
    const retry = await screen.findByRole('button', { name: 'حاول مرة أخرى', hidden: true })
    answerTags()
    await user.click(retry)
    const tags = await screen.findByRole('group', { name: 'التصنيفات' })
    await waitFor(() => expect(within(tags).getAllByRole('button')).toHaveLength(2))
  })
})
