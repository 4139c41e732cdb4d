import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { act, fireEvent, queryAllByAttribute, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defaultBrand } from '@yawmi/brand'
import { Button, PhoneField, Tile, UiBoundary, UiProvider, useBrand, useColorMode, useCopy } from '@yawmi/ui'

const nasma = {
  ...defaultBrand,
  id: 'nasma',
  name: 'نسمة',
  words: { 'ui.close': 'أغلق' },
  colors: { ...defaultBrand.colors, light: { ...defaultBrand.colors.light, brand: '#5b2a86' } },
}

const Probe = () => {
  const { mode, setChoice } = useColorMode()
  return (
    <Button onClick={() => setChoice('dark')}>
      {useBrand().name} {useCopy().close} {mode}
    </Button>
  )
}

const scopes = () => queryAllByAttribute('class', document.body, /^yawmi\b/)
const scope = () => scopes()[0]!
// eslint-disable-next-line testing-library/no-node-access -- style elements have neither role nor text
const styleElements = () => document.querySelectorAll('style')

describe('UiProvider', () => {
  it('binds everything to one element that is Arabic and right to left', () => {
    render(<UiProvider brand={defaultBrand}>x</UiProvider>)
    expect(scope()).toHaveAttribute('dir', 'rtl')
    expect(scope()).toHaveAttribute('lang', 'ar')
    expect(scope()).not.toHaveAttribute('data-theme')
  })

  it('shows another brand in its colours and words, and takes them back', () => {
    const { rerender } = render(
      <UiProvider brand={nasma}>
        <Probe />
      </UiProvider>,
    )
    expect(screen.getByRole('button')).toHaveTextContent('نسمة أغلق light')
    expect(scope().style.getPropertyValue('--yw-light-brand')).toBe('#5b2a86')
    rerender(
      <UiProvider brand={defaultBrand}>
        <Probe />
      </UiProvider>,
    )
    expect(screen.getByRole('button')).toHaveTextContent('يومي إغلاق light')
    expect(scope().style.getPropertyValue('--yw-light-brand')).toBe('#0B5D6B')
  })

  it('changes the theme and tells the owner', async () => {
    const onThemeChange = jest.fn()
    render(
      <UiProvider brand={defaultBrand} onThemeChange={onThemeChange}>
        <Probe />
      </UiProvider>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(scope()).toHaveAttribute('data-theme', 'dark')
    expect(onThemeChange).toHaveBeenCalledWith('dark')
  })

  it('stays light in a brand without a dark theme', () => {
    const brand = { ...defaultBrand, features: { ...defaultBrand.features, darkTheme: false } }
    render(
      <UiProvider brand={brand} theme="dark">
        <Probe />
      </UiProvider>,
    )
    expect(scope()).toHaveAttribute('data-theme', 'light')
    expect(screen.getByRole('button')).toHaveTextContent('light')
  })

  it('leaves no style element behind after twenty mounts', async () => {
    const before = styleElements().length
    for (let turn = 0; turn < 20; turn += 1) {
      const { unmount } = render(
        <StrictMode>
          <UiProvider brand={defaultBrand}>
            <Probe />
          </UiProvider>
        </StrictMode>,
      )
      expect(styleElements().length).toBeGreaterThan(before)
      unmount()
      await waitFor(() => expect(styleElements().length).toBe(before))
    }
  })

  it('renders without a document, with no style attribute that a strict policy would refuse', () => {
    const html = renderToString(
      <UiProvider brand={defaultBrand}>
        <Tile color="#20709A" name="خلفيات" picture="x" />
      </UiProvider>,
    )
    expect(html).toContain('خلفيات')
    expect(html).not.toContain('style="')
  })

  it('takes over what was typed into the prerendered phone field', async () => {
    const onValueChange = jest.fn()
    const app = (
      <UiProvider brand={defaultBrand}>
        <PhoneField label="رقم الهاتف" value="" onValueChange={onValueChange} />
      </UiProvider>
    )
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(app)
    const input = within(root).getByRole<HTMLInputElement>('textbox')
    input.value = '٠٩١2'
    const mounted = await act(async () => hydrateRoot(root, app))
    // The page takes it over as it does for every field (shell/src/lib/first-interaction.ts): it is entered again once React listens.
    if (input) {
      input.value = ''
      fireEvent.input(input, { target: { value: '٠٩١2' } })
    }
    expect(onValueChange).toHaveBeenCalledWith('0912')
    await act(async () => mounted.unmount())
  })
})

describe('UiBoundary', () => {
  it('passes through under a provider of the same copy', () => {
    render(
      <UiProvider brand={nasma}>
        <UiBoundary brand={defaultBrand}>
          <Probe />
        </UiBoundary>
      </UiProvider>,
    )
    expect(scopes()).toHaveLength(1)
    expect(screen.getByRole('button')).toHaveTextContent('نسمة')
  })

  it('stands in with its own provider where there is none', () => {
    render(
      <UiBoundary brand={nasma}>
        <Probe />
      </UiBoundary>,
    )
    expect(scope()).toContainElement(screen.getByRole('button'))
  })
})
