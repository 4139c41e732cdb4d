/**
 * `<yawmi-remote>` in the templates of Vue 3. Save beside `embed.d.ts` and refer to it:
 * `/// <reference path="embed.vue.d.ts" />`. Tell Vue's compiler as well:
 * `isCustomElement: (tag) => tag === 'yawmi-remote'`.
 */
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- a file of global types is no module
/// <reference path="./embed.d.ts" />
import type { HTMLAttributes } from 'vue'

type Pascal<T extends string> = T extends `${infer A}-${infer B}` ? `${Capitalize<A>}${Pascal<B>}` : Capitalize<T>
/** `@yawmi-signed-in` of a template is `onYawmiSignedIn` of its types. */
type Listeners = {
  [T in keyof Yawmi.Events as `onYawmi${Pascal<T>}`]?: (event: CustomEvent<Yawmi.Events[T]>) => void
}

declare module 'vue' {
  interface GlobalComponents {
    // oxlint-disable-next-line typescript/no-redundant-type-constituents -- Vue’s types are those of the page that takes this file
    'yawmi-remote': new () => Yawmi.RemoteElement & { $props: Yawmi.Properties & Listeners & HTMLAttributes }
  }
}
