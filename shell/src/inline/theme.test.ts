import { THEME_KEY } from '../lib/theme-key'

const { dataset } = document.documentElement

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['blue', undefined],
])('sets the theme that the visitor chose, of the known ones: %s', (saved, theme) => {
  localStorage.setItem(THEME_KEY, saved)
  delete dataset.theme
  jest.isolateModules(() => void jest.requireActual('./theme'))
  expect(dataset.theme).toBe(theme)
})
