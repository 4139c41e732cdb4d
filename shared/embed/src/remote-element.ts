import { EVENT_TYPES } from '@yawmi/embed/event-types'

const OPTIONS = ['name', 'brand', 'api', 'media', 'mode', 'path', 'locale', 'challenge'] as const

/** What a framework makes of an object that it sets as an attribute. */
const OBJECT_AS_TEXT = '[object Object]'

/**
 * The element `<yawmi-remote>`: mounts what its attributes ask for while it is in the page. Each option is a property too,
 * mirrored in its attribute; `brand` alone may be an object, which no attribute can hold.
 */
export function remoteElement(mount: Yawmi.Mount): new () => Yawmi.RemoteElement {
  class YawmiRemote extends HTMLElement {
    /** Each is a property, too. In the initializer of a field: Safari before 16.4 does not read a class with a block of its own. */
    static readonly observedAttributes = OPTIONS.map((name) => {
      Object.defineProperty(this.prototype, name, {
        get(this: YawmiRemote) {
          return this.#read(name)
        },
        set(this: YawmiRemote, value: unknown) {
          this.#write(name, value)
        },
        configurable: true,
        enumerable: true,
      })
      return name
    })
    #handle?: Yawmi.Handle
    #pending = false
    /** A brand that was given as an object, as JSON: frameworks set an equal one at each rendering. */
    #brand?: string

    connectedCallback() {
      // What a framework set on the element before this script came hides the properties of the class.
      for (const name of OPTIONS) {
        if (!Object.hasOwn(this, name)) continue
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        this.#write(name, value)
      }
      const { style, parentElement } = this
      if (getComputedStyle(this).display === 'inline') style.display = 'block'
      // Empty and without width where its parent has one: as wide as its content, in a centring flexbox for example.
      if (!this.#handle && this.offsetWidth === 0 && parentElement?.offsetWidth) style.width = '100%'
      this.#change()
    }

    disconnectedCallback() {
      this.#change()
    }

    attributeChangedCallback(name: string, _: string | null, value: string | null) {
      if (name === 'brand' && value !== null) this.#brand = undefined
      if (this.#handle) this.#change()
    }

    #read(name: string): unknown {
      if (name === 'brand' && this.#brand) return JSON.parse(this.#brand)
      return this.getAttribute(name) ?? undefined
    }

    #write(name: string, value: unknown) {
      const text = String(value)
      const brand = name === 'brand' && typeof value === 'object' && value ? JSON.stringify(value) : undefined
      if (name === 'brand' && brand !== this.#brand) {
        this.#brand = brand
        if (this.#handle) this.#change()
      }
      if (brand || value === undefined || value === null) this.removeAttribute(name)
      else if (this.getAttribute(name) !== text) this.setAttribute(name, text)
    }

    /** Once for all that happens in one turn: an element that is moved stays mounted. */
    #change() {
      if (this.#pending) return
      this.#pending = true
      queueMicrotask(() => {
        this.#pending = false
        if (!this.isConnected) {
          void this.#handle?.unmount()
          this.#handle = undefined
        } else if (this.#handle) void this.#handle.update(this.#options())
        else this.#begin()
      })
    }

    #begin() {
      const handle = mount(this, this.#options())
      for (const type of EVENT_TYPES) handle.on(type, (detail) => this.#tell(type, detail))
      this.#handle = handle
    }

    /** Twice: templates of some frameworks, Angular's among them, take what is before a colon for something of theirs. */
    #tell(type: string, detail: unknown) {
      for (const name of [`yawmi:${type}`, `yawmi-${type}`])
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }))
    }

    #options(): Yawmi.Options {
      const values = OPTIONS.map((name): [string, unknown] => {
        const value = this.#read(name)
        if (value !== OBJECT_AS_TEXT) return [name, value]
        const message = `${name}: an object cannot be an attribute; set the property ${name} of the element`
        console.warn(`yawmi-remote ${this.getAttribute('name') ?? ''}: option: ${message}`)
        this.#tell('error', { type: 'error', code: 'option', message })
        return [name, undefined]
      })
      return Object.fromEntries(values) as unknown as Yawmi.Options
    }
  }
  return YawmiRemote
}
