import { useState } from 'react'
import { CATEGORY_IDS } from '@yawmi/contract'
import { queryClient } from '@yawmi/remote-kit/query'
import {
  act,
  aCategory,
  aJoke,
  answer,
  aPage,
  aUuid,
  fireEvent,
  refuse,
  screen,
  useNetwork,
  waitFor,
} from '@yawmi/testing'
import { testFailures } from '../testing/failures'
import { openScreen } from '../testing/open-screen'
import JokesScreen from './jokes-screen'

useNetwork()

const juha = aCategory({ name: 'نوادر جحا' })
const school = aCategory({ name: 'المدرسة' })
const ids = Array.from({ length: 3 }, () => aUuid())

/** Three jokes for each category, named after it. */
function answerJokes() {
  const categories = answer('subCategories', { data: [juha, school] })
  answer('subCategoryContent', ({ params }) => {
    const name = params.id === juha.uuid ? 'جحا' : 'تلميذ'
    return {
      ...aPage(ids.map((uuid, index) => aJoke({ uuid, name: `${name} ${index + 1}` }))),
      sub_category: { name, description: '' },
    }
  })
  return { categories, views: answer('viewContent', { message: 'تم' }) }
}
const open = () => openScreen(<JokesScreen />, '/jokes-list')
const button = (name: string) => screen.getByRole('button', { name })

describe('jokes', () => {
  it('opens the first category by itself, at its first joke', async () => {
    const { categories } = answerJokes()
    open()
    expect(await screen.findByText('جحا 1')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'التصنيف' })).toHaveDisplayValue('نوادر جحا')
    expect(screen.getByText('1 من 3')).toBeVisible()
    expect(categories[0]).toMatchObject({ params: { categoryId: CATEGORY_IDS.jokes }, query: { device_type: 'web' } })
  })

  it('stops at the first and at the last joke', async () => {
    answerJokes()
    const { user } = open()
    await screen.findByText('جحا 1')
    expect(button('السابق')).toHaveAttribute('aria-disabled', 'true')
    await user.click(button('التالي'))
    await user.click(button('التالي'))
    expect(screen.getByText('جحا 3')).toBeVisible()
    expect(button('التالي')).toHaveAttribute('aria-disabled', 'true')
    // A disabled button loses the focus, and the arrow keys with it.
    expect(button('التالي')).toBeEnabled()
    await user.click(button('التالي'))
    expect(screen.getByText('جحا 3')).toBeVisible()
    await user.click(button('السابق'))
    expect(screen.getByText('جحا 2')).toBeVisible()
  })

  it('stays at its joke when editors publish another before it, and at the one before when they take it back', async () => {
    const jokes = ['أولى', 'ثانية', 'ثالثة'].map((name) => aJoke({ name }))
    answer('subCategories', { data: [juha] })
    answer('subCategoryContent', () => ({ ...aPage(jokes), sub_category: { name: 'نوادر جحا', description: '' } }))
    const { user } = open()
    await screen.findByText('أولى')
    await user.click(button('التالي'))
    await user.click(button('التالي'))
    jokes.unshift(aJoke({ name: 'جديدة' }))
    await act(() => queryClient.refetchQueries())
    expect(await screen.findByText('4 من 4')).toBeVisible()
    expect(screen.getByText('ثالثة')).toBeVisible()
    jokes.pop()
    await act(() => queryClient.refetchQueries())
    expect(await screen.findByText('3 من 3')).toBeVisible()
    expect(screen.getByText('ثانية')).toBeVisible()
    await user.click(button('السابق'))
    expect(screen.getByText('أولى')).toBeVisible()
  })

  it('stays at the first joke, which nobody moved to, when editors publish another before it', async () => {
    const jokes = ['أولى', 'ثانية'].map((name) => aJoke({ name }))
    answer('subCategories', { data: [juha] })
    answer('subCategoryContent', () => ({ ...aPage(jokes), sub_category: { name: 'نوادر جحا', description: '' } }))
    open()
    await screen.findByText('أولى')
    jokes.unshift(aJoke({ name: 'جديدة' }))
    await act(() => queryClient.refetchQueries())
    expect(await screen.findByText('2 من 3')).toBeVisible()
    expect(screen.getByText('أولى')).toBeVisible()
  })

  it('counts a view of each joke that is moved to, once', async () => {
    const { views } = answerJokes()
    const { user } = open()
    await screen.findByText('جحا 1')
    await user.click(button('التالي'))
    await user.click(button('التالي'))
    await user.click(button('السابق'))
    await waitFor(() => expect(views.map(({ params }) => params.id)).toEqual([ids[1], ids[2]]))
  })

  it('opens another category at its first joke', async () => {
    answerJokes()
    const { user } = open()
    await screen.findByText('جحا 1')
    await user.click(button('التالي'))
    await user.selectOptions(screen.getByRole('combobox'), 'المدرسة')
    expect(await screen.findByText('تلميذ 1')).toBeVisible()
    expect(button('السابق')).toHaveAttribute('aria-disabled', 'true')
  })

  it('is on coming back at the joke that was left', async () => {
    answerJokes()
    const Site = () => {
      const [isAway, setAway] = useState(false)
      return (
        <>
          <button onClick={() => setAway(!isAway)}>{isAway ? 'رجوع إلى النكت' : 'إلى الاستوديو'}</button>
          {!isAway && <JokesScreen />}
        </>
      )
    }
    const { user } = openScreen(<Site />, '/jokes-list')
    await screen.findByText('جحا 1')
    await user.selectOptions(screen.getByRole('combobox'), 'المدرسة')
    await screen.findByText('تلميذ 1')
    await user.click(button('التالي'))
    await user.click(button('إلى الاستوديو'))
    await user.click(button('رجوع إلى النكت'))
    expect(await screen.findByText('تلميذ 2')).toBeVisible()
    expect(screen.getByRole('combobox')).toHaveDisplayValue('المدرسة')
  })

  it('moves by the arrow keys, left to the next joke', async () => {
    answerJokes()
    const { user } = open()
    await screen.findByText('جحا 1')
    button('التالي').focus()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByText('جحا 2')).toBeVisible()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByText('جحا 1')).toBeVisible()
  })

  it('leaves the keys of the browser’s own way back to the browser', async () => {
    answerJokes()
    open()
    await screen.findByText('جحا 1')
    const isLeftAlone = (keys: object) => fireEvent.keyDown(screen.getByText('جحا 1'), { key: 'ArrowLeft', ...keys })
    for (const keys of [{ altKey: true }, { metaKey: true }, { ctrlKey: true }]) {
      expect(isLeftAlone(keys)).toBe(true)
      expect(screen.getByText('جحا 1')).toBeVisible()
    }
  })

  it('moves by swipe: a finger pulls the next joke in from the left', async () => {
    answerJokes()
    const { user } = open()
    const bubble = await screen.findByText('جحا 1')
    await user.pointer([
      { keys: '[TouchA>]', target: bubble, coords: { clientX: 100, clientY: 10 } },
      { keys: '[/TouchA]', target: bubble, coords: { clientX: 220, clientY: 20 } },
    ])
    expect(await screen.findByText('جحا 2')).toBeVisible()
  })

  it('copies a joke', async () => {
    answerJokes()
    const { user } = open()
    await screen.findByText('جحا 1')
    await user.click(button('نسخ النكتة'))
    expect(await navigator.clipboard.readText()).toBe('جحا 1')
  })

  it('says when a category is empty', async () => {
    answerJokes()
    answer('subCategoryContent', { ...aPage([]), sub_category: { name: '', description: '' } })
    open()
    expect(await screen.findByText('لا توجد بيانات لعرضها حاليًا')).toBeVisible()
  })

  it('keeps the categories when the jokes of one fail, and tries again', async () => {
    answerJokes()
    refuse('subCategoryContent', 'forbidden')
    open()
    expect(await screen.findByText('هذا المحتوى للمشتركين فقط')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'التصنيف' })).toBeEnabled()
  })
})

testFailures({ jokes: JokesScreen })
