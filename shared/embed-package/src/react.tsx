'use client'

import { type CSSProperties, useEffect, useRef } from 'react'
import { connectRemote, type Connection, type RemoteOptions } from './connect-remote.ts'

/** A listener for each event of the remote: `onSignedIn` for `signed-in`. */
export interface RemoteListeners {
  onReady?: (event: Yawmi.Events['ready']) => void
  onSignedIn?: (event: Yawmi.Events['signed-in']) => void
  onSignedOut?: (event: Yawmi.Events['signed-out']) => void
  onRefused?: (event: Yawmi.Events['refused']) => void
  onCallback?: (event: Yawmi.Events['callback']) => void
  onNavigate?: (event: Yawmi.Events['navigate']) => void
  onError?: (event: Yawmi.Events['error']) => void
}

export interface YawmiRemoteProps extends RemoteOptions, RemoteListeners {
  className?: string
  style?: CSSProperties
}

const LISTENERS = {
  ready: 'onReady',
  'signed-in': 'onSignedIn',
  'signed-out': 'onSignedOut',
  refused: 'onRefused',
  callback: 'onCallback',
  navigate: 'onNavigate',
  error: 'onError',
} as const

/** A remote of the service, in an element of its own. Listeners may change at each rendering; options that change are taken over. */
export function YawmiRemote({ className, style, ...props }: YawmiRemoteProps) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  const connection = useRef<Connection>(undefined)
  const options = optionsOf(props)
  // A brand as an object is another one at each rendering.
  const key = JSON.stringify(options)
  const source = JSON.stringify([options.api, options.version])

  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const connected = connectRemote(place.current!, optionsOf(latest.current), (event) =>
      latest.current[LISTENERS[event.type]]?.(event as never),
    )
    connection.current = connected
    return () => connected.disconnect()
  }, [source])
  useEffect(() => connection.current?.update(optionsOf(latest.current)), [key])

  return <div ref={place} className={className} style={style} />
}

/** Listeners may be others at each rendering: they are no options. */
function optionsOf(props: RemoteOptions & RemoteListeners): RemoteOptions {
  const listeners: readonly string[] = Object.values(LISTENERS)
  return Object.fromEntries(
    Object.entries(props).filter(([name]) => !listeners.includes(name)),
  ) as unknown as RemoteOptions
}
