/** Has the browser's own bars take the colour of a theme. The page has one for each: `light`, then `dark`. */
export function showThemeColor(theme: string): void {
  document.querySelectorAll<HTMLMetaElement>('meta[media]').forEach((color, index) => {
    color.media = index === Number(theme === 'dark') ? '' : 'not all'
  })
}
