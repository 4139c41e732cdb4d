const known = new Map<string, boolean>()

const isSupported = (name: string) =>
  CSS.supports(
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    'initial',
  )

/** Whether a style prop is a property of CSS: asked of the browser, in place of Chakra's list of all of them. */
export const isCssProperty = (name: string): boolean => {
  let answer = known.get(name)
  if (answer === undefined) known.set(name, (answer = name.startsWith('--') || /[&@]/.test(name) || isSupported(name)))
  return answer
}
