import { readTheme, writeTheme } from './theme'

it('has the browser’s own bars take the colour of the theme that a visitor switches to', () => {
  document.head.innerHTML = `
    <style>html { background-color: rgb(251, 248, 243) } html[data-theme=dark] { background-color: rgb(16, 24, 29) }</style>
    <meta name="theme-color" content="light" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="dark" media="(prefers-color-scheme: dark)">`
  const colors = () => [...document.head.querySelectorAll('meta')].map(({ content }) => content)
  writeTheme('dark')
  expect(readTheme()).toBe('dark')
  expect(colors()).toEqual(['rgb(16, 24, 29)', 'rgb(16, 24, 29)'])
  writeTheme('light')
  expect(colors()).toEqual(['rgb(251, 248, 243)', 'rgb(251, 248, 243)'])
})
