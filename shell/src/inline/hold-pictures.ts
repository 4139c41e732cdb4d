/** Has no proportions of its own: a picture's place keeps those that it was given. */
const NOTHING = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
/** How far outside of the window a picture is still fetched. */
const MARGIN = '25%'
const AT_ONCE = 2

/**
 * Has lazy pictures fetched one after the other, and once they are nearly seen. A browser by itself fetches those of several
 * windows ahead, thirty in a list of pictures, six at a time, which take the scripts' share of a slow network: by these a page answers a finger.
 * @param content in no document yet, or in this one
 * @returns leaves the rest of them to the browser
 */
export function holdPictures(content: ParentNode): () => void {
  const held = new Map<Element, { src: string; srcset: string | null }>()
  const next: Element[] = []
  let coming = 0
  const show = (image: Element) => {
    const { src, srcset } = held.get(image) ?? {}
    seen.unobserve(image)
    if (!held.delete(image)) return false
    if (srcset) image.setAttribute('srcset', srcset)
    image.setAttribute('src', src ?? '')
    return true
  }
  const showNext = () => {
    while (coming < AT_ONCE && next.length > 0) {
      const image = next.shift()!
      if (!show(image)) continue
      coming += 1
      const ended = () => {
        coming -= 1
        showNext()
      }
      for (const type of ['load', 'error']) image.addEventListener(type, ended, { once: true })
    }
  }
  const seen = new IntersectionObserver(
    (entries) => {
      next.push(...entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
      showNext()
    },
    { rootMargin: MARGIN },
  )
  for (const image of content.querySelectorAll('img[loading=lazy][src]')) {
    held.set(image, { src: image.getAttribute('src') ?? '', srcset: image.getAttribute('srcset') })
    image.removeAttribute('srcset')
    image.setAttribute('src', NOTHING)
    seen.observe(image)
  }
  return () => held.forEach((_, image) => show(image))
}
