import { patchBox } from '../../document/edit'
import { edited } from '../../document/picture-edit'
import { NEUTRAL, TONE_BOUNDS, TONE_FIELDS, isNeutral, type Tone } from '../../document/tone'
import type { Change, Command, Workspace } from '../command'
import { freePicture } from './shape-picture'

function withTone(workspace: Workspace, tone: Tone): Change {
  const box = freePicture(workspace)!
  const { tone: before = NEUTRAL, ...rest } = box.picture.edit ?? {}
  if (TONE_FIELDS.every((field) => before[field] === tone[field])) return {}
  const picture = edited(box.picture, isNeutral(tone) ? rest : { ...rest, tone })
  return { design: patchBox(workspace.design, box.id, { picture }) }
}

const clamp = (field: keyof Tone, value: number) => {
  const { min, max } = TONE_BOUNDS[field]
  return Math.min(max, Math.max(min, Math.round(value)))
}

/** Changes one filter of the selected picture; the way of a slider is one step. */
export const setPictureTone: Command<{ field: keyof Tone; value: number }> = {
  enabled: (workspace) => freePicture(workspace) !== undefined,
  perform(workspace, { field, value }) {
    const { tone = NEUTRAL } = freePicture(workspace)!.picture.edit ?? {}
    return withTone(workspace, { ...tone, [field]: clamp(field, value) })
  },
  coalesceKey: ({ selected }, { field }) => `tone ${field} ${selected}`,
}

/** Gives the selected picture a ready set of filters; `NEUTRAL` takes them away. */
export const setPictureFilter: Command<Tone> = {
  enabled: (workspace) => freePicture(workspace) !== undefined,
  perform: (workspace, tone) => withTone(workspace, tone),
  announcement: () => 'saidPicture',
}
