/** @typedef {EventListenerOrEventListenerObject} Listener */
/** @typedef {import('./watched.d.ts').Emitted} Emitted */
/** @typedef {import('./watched.d.ts').RemoteEvent} RemoteEvent */

/**
 * Runs in the page before any script of its own: takes down refused sources, what remotes emit, what is mounted by
 * `Yawmi.mount()`, which React takes its place, and listeners on window and document. Only the page itself is watched, not its frames.
 */
export function watch() {
  if (window.top !== window) return
  /** @type {import('./watched.d.ts').Watched} */
  const watched = {
    violations: [],
    /** By element: whether it is ready, and its errors. */
    emitted: new Map(),
    mounted: [],
    reacts: [],
    listeners: 0,
    elementIds: new WeakMap(),
  }
  Object.defineProperty(globalThis, '__conformance', { value: watched })
  /** @param {Element} element */
  const emittedBy = (element) => {
    if (!watched.emitted.has(element)) watched.emitted.set(element, { isReady: false, errors: [] })
    return /** @type {Emitted} */ (watched.emitted.get(element))
  }
  /** @param {Element} element @param {RemoteEvent} event */
  const note = (element, { type, code, message }) => {
    if (type === 'ready') emittedBy(element).isReady = true
    if (type === 'error') emittedBy(element).errors.push({ code, message })
  }

  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, disposition } = event
    watched.violations.push({
      directive: effectiveDirective,
      blocked: blockedURI,
      source: sourceFile ?? '',
      isReportOnly: disposition === 'report',
    })
  })
  for (const type of ['yawmi:ready', 'yawmi:error'])
    document.addEventListener(
      type,
      (event) => note(/** @type {Element} */ (event.target), /** @type {CustomEvent<RemoteEvent>} */ (event).detail),
      true,
    )

  // The script of the service sets its global and defines its element at once: what the page calls later is wrapped here.
  const { define } = CustomElementRegistry.prototype
  CustomElementRegistry.prototype.define = function (name, ...rest) {
    const { Yawmi } = /** @type {typeof globalThis & { Yawmi?: { mount: import('./watched.d.ts').Mount } }} */ (
      globalThis
    )
    if (name === 'yawmi-remote' && Yawmi) {
      const { mount } = Yawmi
      Yawmi.mount = (element, options) => {
        const before = [...element.children]
        const handle = mount(element, options)
        handle.on('ready', (event) => note(element, event))
        handle.on('error', (event) => note(element, event))
        watched.mounted.push({ element, options, handle, before, mount })
        return handle
      }
    }
    return define.call(this, name, ...rest)
  }

  // React announces itself to the developer tools once for each copy.
  globalThis['__REACT_DEVTOOLS_GLOBAL_HOOK__'] ??= {
    renderers: new Map(),
    supportsFiber: true,
    checkDCE() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    inject() {
      watched.reacts.push(/https?:[^\s)]+?(?=:\d+:\d+)/.exec(String(new Error('where').stack))?.[0] ?? '')
      return watched.reacts.length
    },
  }

  /** @type {WeakMap<EventTarget, Set<string>>} */
  const held = new WeakMap()
  /** @param {string} type @param {Listener} listener @param {boolean | EventListenerOptions} [options] */
  const keyOf = (type, listener, options) => {
    if (!watched.elementIds.has(listener)) watched.elementIds.set(listener, Math.random())
    const capture = typeof options === 'object' ? options?.capture : options
    return `${type} ${watched.elementIds.get(listener)} ${Boolean(capture)}`
  }
  /** @param {EventTarget} target @param {Listener | null} listener */
  const isCounted = (target, listener) =>
    (target === window || target === document) &&
    (typeof listener === 'function' || typeof listener === 'object') &&
    listener
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window
    const isOnce = typeof options === 'object' && options?.once
    if (isCounted(target, listener) && !isOnce) {
      if (!held.has(target)) held.set(target, new Set())
      const keys = /** @type {Set<string>} */ (held.get(target))
      const key = keyOf(type, /** @type {Listener} */ (listener), options)
      if (!keys.has(key)) watched.listeners += 1
      keys.add(key)
      const signal = typeof options === 'object' ? options?.signal : undefined
      if (signal)
        add.call(signal, 'abort', () => {
          if (keys.delete(key)) watched.listeners -= 1
        })
    }
    return add.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window
    if (
      isCounted(target, listener) &&
      held.get(target)?.delete(keyOf(type, /** @type {Listener} */ (listener), options))
    )
      watched.listeners -= 1
    return remove.call(target, type, listener, options)
  }
}
