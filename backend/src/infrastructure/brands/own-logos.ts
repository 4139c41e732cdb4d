import { LOGO_LIMIT, logoFileFault } from '@yawmi/brand/schema'
import { orUndefined } from '../../lib/or-undefined'

type Logos = Partial<Record<'image' | 'imageDark', string>>

/**
 * The files of a brand's own logos, which lie in its folder with what else is its own. Unlike that they are no part of what a
 * server checks again and again, so that whoever hands a brand on asks for them.
 * @param text of the brand's file, which is sound
 * @param read the first bytes of a file in its folder, as many as show that it is too large
 */
export function ownLogos(
  text: string,
  id: string,
  read: (name: string, limit: number) => Buffer,
): { logos: Record<string, Buffer>; faults: string[] } {
  const { logo = {} } = JSON.parse(text) as { logo?: Logos }
  const logos: Record<string, Buffer> = {}
  const faults: string[] = []
  for (const option of ['image', 'imageDark'] as const) {
    const [folder, name] = /^\/brands\/([^/]+)\/([^/?#]+)/.exec(logo[option] ?? '')?.slice(1) ?? []
    if (folder !== id || name === undefined) continue
    const bytes = orUndefined(() => read(name, LOGO_LIMIT))
    const fault = bytes ? logoFileFault(name, bytes) : undefined
    if (!bytes) faults.push(`logo.${option}: there is no file ${name} in the brand’s folder`)
    else if (fault) faults.push(`logo.${option}: ${name} ${fault}`)
    else logos[name] = bytes
  }
  return { logos, faults }
}
