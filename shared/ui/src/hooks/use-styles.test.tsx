import { Suspense, use, useLayoutEffect } from 'react'
import { act, render, screen } from '@testing-library/react'
import { defaultBrand } from '@yawmi/brand'
import { UiProvider } from '@yawmi/ui'
import { useStyles } from './use-styles'

const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
const isInPage = (color: string) => rules().some((rule) => rule.includes(color))

const PART = { part: '&{color:tomato;}' }
const SLOW = { slow: '&{color:orchid;}' }

describe('rules of a component', () => {
  it('are put into the page when it is, before anything is measured, and not while React still renders', () => {
    const seen: Record<string, boolean> = {}
    const Part = () => {
      useStyles(PART)
      seen.rendered = isInPage('tomato')
      useLayoutEffect(() => void (seen.measured = isInPage('tomato')), [])
      return null
    }
    render(
      <UiProvider brand={defaultBrand}>
        <Part />
      </UiProvider>,
    )
    expect(seen).toEqual({ rendered: false, measured: true })
  })

  it('come with a screen that had to wait for something', async () => {
    let arrive = () => {}
    const there = new Promise<void>((resolve) => (arrive = resolve))
    const Late = () => {
      useStyles(SLOW)
      use(there)
      return <p>here</p>
    }
    // eslint-disable-next-line testing-library/no-unnecessary-act -- React tells what suspends in it to await it.
    await act(async () =>
      render(
        <UiProvider brand={defaultBrand}>
          <Suspense fallback={null}>
            <Late />
          </Suspense>
        </UiProvider>,
      ),
    )
    await act(async () => arrive())
    expect(screen.getByText('here')).toBeInTheDocument()
    expect(isInPage('orchid')).toBe(true)
  })
})
