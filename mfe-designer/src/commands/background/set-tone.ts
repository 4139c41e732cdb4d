import { isNeutral, NEUTRAL, TONE_BOUNDS, type Tone } from '../../document/tone'
import { withTone } from '../../document/edit'
import type { Command } from '../command'

/** Changes one thing about how the background looks; the way of a slider is one step. */
export const setTone: Command<{ field: keyof Tone; value: number }> = {
  enabled: ({ design }) => design.background !== null,
  perform({ design }, { field, value }) {
    const { min, max } = TONE_BOUNDS[field]
    const tone = { ...(design.tone ?? NEUTRAL), [field]: Math.min(max, Math.max(min, Math.round(value))) }
    return { design: withTone(design, tone) }
  },
  coalesceKey: (_, { field }) => `tone ${field}`,
}

/** Shows the background as it is. */
export const resetTone: Command = {
  enabled: ({ design }) => design.tone !== undefined && !isNeutral(design.tone),
  perform: ({ design }) => ({ design: withTone(design, NEUTRAL) }),
  announcement: () => 'saidToneReset',
}

/** Gives the background a ready set of filters; `NEUTRAL` takes them away. */
export const setFilter: Command<Tone> = {
  enabled: ({ design }) => design.background !== null,
  perform: ({ design }, tone) => ({ design: withTone(design, tone) }),
  announcement: () => 'saidPicture',
}
