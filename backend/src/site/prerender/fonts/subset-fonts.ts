import subsetFont from 'subset-font'
import type { SubsetAnswer, SubsetOrder } from './font-subsets'

/** Cuts fonts to some characters, in a process that may be ended: see `font-subsets.ts`. */
process.once('message', ({ fonts, characters }: SubsetOrder) => {
  void cutAll(fonts, characters)
    .catch((error: Error): SubsetAnswer => ({ error: error.message }))
    .then((answer) => process.send?.(answer, () => process.disconnect()))
})

async function cutAll(fonts: Uint8Array[], characters: string): Promise<SubsetAnswer> {
  const cut: Uint8Array[] = []
  for (const font of fonts) cut.push(await subsetFont(Buffer.from(font), characters, { targetFormat: 'woff2' }))
  return { fonts: cut }
}
