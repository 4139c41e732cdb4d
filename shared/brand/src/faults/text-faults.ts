import { nearest } from '../lib/nearest'
import type { WrittenBrand } from '../schema/schema'
import { TEXT_KINDS, TEXT_PLACEHOLDERS } from '../schema/text-kinds'

const KNOWN: readonly string[] = TEXT_PLACEHOLDERS

/** What is wrong with a brand's own texts besides their shape: marks that nothing fills, markup that would be read out. */
export const ownTextFaults = ({ texts, trialHours }: Pick<WrittenBrand, 'texts' | 'trialHours'>): string[] =>
  TEXT_KINDS.flatMap((kind) =>
    typeof texts[kind] === 'string' ? [] : faultsIn(texts[kind], `texts.${kind}`, trialHours),
  )

function faultsIn(value: unknown, path: string, trialHours: number): string[] {
  if (typeof value === 'string') return sentenceFaults(value, trialHours).map((fault) => `${path}: ${fault}`)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => faultsIn(inner, `${path}.${key}`, trialHours))
}

function sentenceFaults(text: string, trialHours: number): string[] {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, mark = '']) => mark)
  const [markup] = /<\/?[a-z][^<>]*>|<!--|&(?:#\d+|[a-z]+);/i.exec(text) ?? []
  return [
    ...names.filter((mark) => !KNOWN.includes(mark)).map(unknownMark),
    ...(names.includes('trial') && trialHours === 0 ? ['{trial} has no value, for trialHours is 0'] : []),
    ...(markup ? [`is plain text, ${markup} would be shown as it stands`] : []),
  ]
}

function unknownMark(mark: string): string {
  const meant = nearest(mark, KNOWN)
  return `there is no value for {${mark}}; ${meant ? `did you mean {${meant}}?` : `the marks are ${KNOWN.map((name) => `{${name}}`).join(', ')}`}`
}
