import { holdPictures } from './hold-pictures'

/** What a browser would say of pictures that come near the window, by their addresses. */
let comeNear: (...names: string[]) => void
let observed: Element[]
beforeEach(() => {
  observed = []
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(tell: IntersectionObserverCallback) {
        comeNear = (...names) => {
          const near = observed.filter(({ id }) => names.includes(id))
          tell(
            near.map((target) => ({ target, isIntersecting: true }) as IntersectionObserverEntry),
            this as never,
          )
        }
      }
      observe(element: Element) {
        observed.push(element)
      }
      unobserve(element: Element) {
        observed = observed.filter((one) => one !== element)
      }
    },
  })
  document.body.innerHTML = ['a', 'b', 'c', 'd']
    .map((id) => `<img id="${id}" loading="lazy" src="/${id}.webp" srcset="/${id}-2.webp 2x">`)
    .join('')
})

const element = (id: string) => document.getElementById(id)!
/** Pictures that are fetched, or that the browser fetches by its own measure. */
const shown = () =>
  [...document.images]
    .filter(({ id, srcset }) => element(id).getAttribute('src') === `/${id}.webp` && srcset === `/${id}-2.webp 2x`)
    .map(({ id }) => id)

it('holds pictures until they come near, two at a time, in the order of the page', () => {
  holdPictures(document)
  expect(shown()).toEqual([])
  comeNear('a', 'b', 'c')
  expect(shown()).toEqual(['a', 'b'])
  element('b').dispatchEvent(new Event('load'))
  expect(shown()).toEqual(['a', 'b', 'c'])
})

it('goes on after a picture that cannot be had', () => {
  holdPictures(document)
  comeNear('a', 'b', 'c')
  element('a').dispatchEvent(new Event('error'))
  expect(shown()).toEqual(['a', 'b', 'c'])
})

it('leaves all of them to the browser when it is told so, and never those that come first', () => {
  document.body.insertAdjacentHTML('afterbegin', '<img id="first" loading="eager" src="/first.webp">')
  const showAll = holdPictures(document)
  expect(element('first').getAttribute('src')).toBe('/first.webp')
  comeNear('a', 'b', 'c')
  showAll()
  expect(shown()).toEqual(['a', 'b', 'c', 'd'])
  expect(observed).toEqual([])
  element('a').dispatchEvent(new Event('load'))
  expect(shown()).toEqual(['a', 'b', 'c', 'd'])
})
