import { CATEGORY_IDS } from '@yawmi/contract'
import { aName, answer, aPage, disconnect, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import type { Role } from '@yawmi/session'
import { declaration } from '../remote'
import { testFailures } from '../testing/failures'
import { openScreen } from '../testing/open-screen'
import NamesScreen from './names-screen'

useNetwork()

const huda = aName({ name: 'هدى', description: 'الهداية والرشاد' })
const answerNames = () => ({
  lookups: answer('categoryContent', ({ query }) => aPage(query.specific_name === 'هدى' ? [huda] : [])),
  views: answer('viewContent', { message: 'تم' }),
})
const open = (at = '/names-translate', role: Role = 'free') => openScreen(<NamesScreen />, at, role)
const field = () => screen.getByLabelText('الاسم')

describe('meanings of names', () => {
  it('searches only once something is typed', async () => {
    const { lookups } = answerNames()
    const { user } = open()
    expect(screen.getByRole('button', { name: 'بحث' })).toBeDisabled()
    await user.type(field(), '   {Enter}')
    expect(screen.getByRole('button', { name: 'بحث' })).toBeDisabled()
    expect(lookups).toHaveLength(0)
  })

  it.each<Role>(['free', 'subscriber'])('shows the name with its meaning, and counts a view: %s', async (role) => {
    const { lookups, views } = answerNames()
    const { user } = open('/names-translate', role)
    await user.type(field(), ' هدى ')
    await user.click(screen.getByRole('button', { name: 'بحث' }))
    expect(await screen.findByRole('heading', { name: 'هدى' })).toBeVisible()
    expect(screen.getByText('الهداية والرشاد')).toBeVisible()
    expect(lookups[0]).toMatchObject({ params: { categoryId: CATEGORY_IDS.names }, query: { specific_name: 'هدى' } })
    await waitFor(() => expect(views.map(({ params }) => params.id)).toEqual([huda.uuid]))
  })

  it('says that a name was not found, keeps what was typed, and counts no view', async () => {
    const { views } = answerNames()
    const { user } = open()
    await user.type(field(), 'زبرجد{Enter}')
    expect(await screen.findByText('هذا الاسم غير موجود حاليًا')).toBeVisible()
    expect(field()).toHaveValue('زبرجد')
    expect(views).toHaveLength(0)
  })

  it('offers other names in place of one that was not found', async () => {
    answerNames()
    const { user } = open(`/names-translate?name=${encodeURIComponent('زبرجد')}`)
    await screen.findByText('هذا الاسم غير موجود حاليًا')
    await user.click(screen.getByRole('button', { name: 'هدى' }))
    expect(await screen.findByText('الهداية والرشاد')).toBeVisible()
    expect(field()).toHaveValue('هدى')
    expect(screen.queryByText('جرّب اسمًا من هذه')).not.toBeInTheDocument()
  })

  it('looks up an offered name', async () => {
    answerNames()
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'هدى' }))
    expect(await screen.findByText('الهداية والرشاد')).toBeVisible()
  })

  it('leaves the focus in the page’s content when the offered names go', async () => {
    answerNames()
    const { user } = renderWithHost(
      <main tabIndex={-1}>
        <NamesScreen />
      </main>,
      { declaration, at: '/names-translate', role: 'free' },
    )
    screen.getByRole('button', { name: 'هدى' }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('الهداية والرشاد')).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('shows the name in the address', async () => {
    answerNames()
    open(`/names-translate?name=${encodeURIComponent('هدى')}`)
    expect(await screen.findByText('الهداية والرشاد')).toBeVisible()
    expect(field()).toHaveValue('هدى')
  })

  it('copies the name with its meaning', async () => {
    answerNames()
    const { user } = open(`/names-translate?name=${encodeURIComponent('هدى')}`)
    await user.click(await screen.findByRole('button', { name: 'نسخ المعنى' }))
    expect(await navigator.clipboard.readText()).toBe('هدى: الهداية والرشاد')
  })

  it('keeps the name when the connection is gone, and tries again', async () => {
    disconnect('categoryContent')
    const { user } = open(`/names-translate?name=${encodeURIComponent('هدى')}`)
    expect(await screen.findByText(/تعذّر الوصول إلى الخدمة/)).toBeVisible()
    expect(field()).toHaveValue('هدى')
    answerNames()
    await user.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }))
    expect(await screen.findByText('الهداية والرشاد')).toBeVisible()
  })
})

it('shows a brand’s own texts in place of ours: single ones, and those of a list', () => {
  const words = { 'content.search': 'اعثر عليه في {brand}', 'content.nameExamples.2': 'ريحان' }
  renderWithHost(<NamesScreen />, { declaration, at: '/names-translate', brand: { name: 'مدى', words } })
  expect(screen.getByRole('button', { name: 'اعثر عليه في مدى' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'ريحان' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'سالم' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'هدى' })).not.toBeInTheDocument()
})

testFailures({ names: NamesScreen })
