import { defineComponent, h, onBeforeUnmount, onMounted, type PropType, shallowRef, watch } from 'vue'
import { connectRemote, type Connection, type RemoteOptions } from './connect-remote.ts'
import { EVENT_TYPES } from './event-types.ts'

const text = { type: String, default: undefined }

/** A remote of the service, in an element of its own: `<YawmiRemote api="…" name="auth" @signed-in="…" />`. */
export const YawmiRemote = defineComponent({
  name: 'YawmiRemote',
  props: {
    api: { type: String, required: true },
    name: { type: String as PropType<RemoteOptions['name']>, required: true },
    version: text,
    integrity: text,
    keys: { type: Array as PropType<readonly string[]>, default: undefined },
    nonce: text,
    brand: { type: [String, Object] as PropType<RemoteOptions['brand']>, default: undefined },
    media: text,
    mode: { type: String as PropType<RemoteOptions['mode']>, default: undefined },
    path: text,
    locale: text,
    challenge: text,
  },
  emits: [...EVENT_TYPES],
  setup(props, { emit }) {
    const place = shallowRef<HTMLElement>()
    let connection: Connection | undefined
    const connect = () => {
      connection?.disconnect()
      connection = connectRemote(place.value!, { ...props }, (event) => emit(event.type, event))
    }
    onMounted(connect)
    onBeforeUnmount(() => connection?.disconnect())
    watch(
      () => ({ ...props }),
      (options, { api, version }) =>
        options.api === api && options.version === version ? connection?.update(options) : connect(),
    )
    return () => h('div', { ref: place })
  },
})
