import { createElement, useEffect, useRef } from 'react'

const LOAD = {
  auth: () => import('mfe_auth/lifecycles'),
  content: () => import('mfe_content/lifecycles'),
  designer: () => import('mfe_designer/lifecycles'),
  account: () => import('mfe_account/lifecycles'),
}

/** Shows a part of the service where it stands. `onEvent` may be another one at each render. */
export function Remote({ name, brand, onEvent }) {
  const place = useRef(null)
  const listener = useRef(onEvent)
  useEffect(() => {
    listener.current = onEvent
  })

  useEffect(() => {
    let wanted = true
    const props = {
      domElement: place.current.appendChild(document.createElement('div')),
      apiBase: 'https://yawmi.example',
      brand,
      onEvent: (event) => listener.current(event),
    }
    const mounting = LOAD[name]().then(async (lifecycles) => {
      if (!wanted) return
      await lifecycles.bootstrap(props)
      await lifecycles.mount(props)
      return lifecycles
    })
    return () => {
      wanted = false
      void mounting.then((lifecycles) => lifecycles?.unmount(props)).finally(() => props.domElement.remove())
    }
  }, [name, brand])

  // eslint-disable-next-line react/refs -- it is handed on, as in JSX
  return createElement('section', { id: `yawmi-${name}`, ref: place })
}
