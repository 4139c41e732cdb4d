const ATTRIBUTES = ['name', 'brand', 'api', 'media', 'mode', 'path', 'locale'] as const
const EVENTS = ['ready', 'signed-in', 'signed-out', 'refused', 'callback', 'navigate', 'error'] as const

/** The element `<yawmi-remote>`: mounts what its attributes ask for while it is in the page. */
export const remoteElement = (mount: Yawmi.Mount) =>
  class YawmiRemote extends HTMLElement {
    static readonly observedAttributes = ATTRIBUTES
    #handle?: Yawmi.Handle
    #pending = false

    connectedCallback() {
      if (getComputedStyle(this).display === 'inline') this.style.display = 'block'
      this.#change()
    }

    disconnectedCallback() {
      this.#change()
    }

    attributeChangedCallback() {
      if (this.#handle) this.#change()
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
      for (const type of EVENTS)
        handle.on(type, (detail) => this.dispatchEvent(new CustomEvent(`yawmi:${type}`, { detail, bubbles: true })))
      this.#handle = handle
    }

    #options() {
      const given = ATTRIBUTES.map((name) => [name, this.getAttribute(name) ?? undefined])
      return Object.fromEntries(given) as unknown as Yawmi.Options
    }
  }
