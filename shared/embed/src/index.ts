import { createMount } from './mount'
import { takeCarried } from './releases/carried'
import { remoteElement } from './remote-element'

/** A module script is nobody's current one. Those of other services, such as a player's, are of that name too, and classic. */
const script = (document.currentScript as HTMLScriptElement | null) ?? scriptOf('[type=module]') ?? scriptOf('')

const api = script ? new URL(script.src).origin : ''
takeCarried(api, script?.dataset.keys?.split(/\s+/).filter(Boolean))
const mount = createMount({ api, nonce: script?.nonce || undefined })
// Loaded twice, the first one stays. An element of that id is a property of the window as well.
const { Yawmi: before } = globalThis as { Yawmi?: Partial<typeof Yawmi> }
if (!before?.mount) Object.assign(globalThis, { Yawmi: { mount } satisfies typeof Yawmi })
if (!customElements.get('yawmi-remote')) customElements.define('yawmi-remote', remoteElement(mount))

function scriptOf(type: string): HTMLScriptElement | null {
  return document.querySelector(`script${type}[src*="/embed.js"], script${type}[src*="/embed/"]`)
}
