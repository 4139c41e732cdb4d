import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import { defaultBrand } from '@yawmi/brand'
import userEvent from '@testing-library/user-event'
import { UiProvider } from '@yawmi/ui'
import { Tabs } from '@yawmi/ui/tabs'

const items = [
  { value: 'cards', label: 'البطاقات' },
  { value: 'images', label: 'الصور' },
]

const Saved = () => {
  const [tab, setTab] = useState('images')
  return (
    <UiProvider brand={defaultBrand}>
      <Tabs label="العناصر المحفوظة" items={items} value={tab} onValueChange={setTab}>
        {`panel of ${tab}`}
      </Tabs>
    </UiProvider>
  )
}

describe('Tabs', () => {
  it('moves by arrows in the direction of Arabic and shows the chosen panel', async () => {
    render(<Saved />)
    await userEvent.tab()
    expect(screen.getByRole('tab', { name: 'الصور' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'البطاقات' })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: 'البطاقات' })).toHaveTextContent('panel of cards')
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('الصور')
    await userEvent.keyboard('{Home}')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('البطاقات')
  })

  it('leaves the keys of the browser’s own way back to the browser', async () => {
    render(<Saved />)
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('الصور')
  })

  it('has one stop for the Tab key', async () => {
    render(<Saved />)
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })
})
