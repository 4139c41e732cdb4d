/**
 * `<yawmi-remote>` in the JSX of React 18 and 19. Save beside `embed.d.ts` and refer to it:
 * `/// <reference path="embed.react.d.ts" />`.
 */
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- a file of global types is no module
/// <reference path="./embed.d.ts" />
import type * as React from 'react'

/** React 19 gives an element properties and listens to its events; React 18 knows attributes alone. */
type Is19 = typeof React extends { use: unknown } ? true : false

type Listeners = { [T in keyof Yawmi.Events as `onyawmi-${T}`]?: (event: CustomEvent<Yawmi.Events[T]>) => void }
type Own = Is19 extends true ? Yawmi.Properties & Listeners : Yawmi.Attributes

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      // oxlint-disable-next-line typescript/no-redundant-type-constituents -- React’s types are those of the page that takes this file
      'yawmi-remote': Own & React.DetailedHTMLProps<React.HTMLAttributes<Yawmi.RemoteElement>, Yawmi.RemoteElement>
    }
  }
}
