import { EVENT_TYPES } from './event-types.ts'
import { failureNotice } from './failure-notice.ts'
import { type EmbedSource, loadEmbed } from './load-embed.ts'

/** What a component of this package is given: the script's source, and the options of the remote. */
export type RemoteOptions = Yawmi.Options & EmbedSource

export type RemoteEvent = Yawmi.Events[keyof Yawmi.Events]

export interface Connection {
  /** Changes options of the remote; what is left out is as if it had never been given. */
  update: (options: RemoteOptions) => void
  /** Takes everything out of the element again. */
  disconnect: () => void
}

/**
 * Shows a remote in an element once the service's script is there. Does not throw: where the script does not come, there is a
 * notice with a button that tries again, and an `error` event of code `load`.
 */
export function connectRemote(
  element: HTMLElement,
  first: RemoteOptions,
  listen: (event: RemoteEvent) => void,
): Connection {
  let options = first
  let handle: Yawmi.Handle | undefined
  let isOver = false
  let removeNotice = () => {}

  const begin = async () => {
    removeNotice()
    try {
      const { mount } = await loadEmbed(options)
      if (isOver) return
      handle = mount(element, mountOptions(options))
      for (const type of EVENT_TYPES) handle.on(type, listen)
    } catch (error) {
      if (isOver) return
      removeNotice = failureNotice(element, () => void begin())
      listen({ type: 'error', code: 'load', message: error instanceof Error ? error.message : String(error) })
    }
  }
  void begin()

  return {
    update(next) {
      options = next
      void handle?.update(mountOptions(next))
    },
    disconnect() {
      isOver = true
      removeNotice()
      void handle?.unmount()
    },
  }
}

/** What the mounting gets: what the script alone needs is left out, and what is not given is as if it never had been. */
function mountOptions(options: RemoteOptions): Yawmi.Options {
  const { api, name, brand, media, mode, path, locale, challenge, nonce } = options
  return { api, name, brand, media, mode, path, locale, challenge, nonce }
}
