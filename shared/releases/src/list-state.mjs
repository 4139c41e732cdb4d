/** Parts of a release list, which may be written by hand or by older tools. */

/** Whether a release's declaration is as the contract wants it. */
export const isSound = (release, { declarationFaults }) => declarationFaults(release?.declaration).length === 0
export const arrayOf = (value) => (Array.isArray(value) ? value.filter(Boolean) : [])

/** A remote's versions that wait to be promoted, the newest first. */
export const candidatesOf = (state, remote) => arrayOf(state.candidates?.[remote])
export function setCandidates(state, remote, candidates) {
  const { [remote]: _before, ...others } = state.candidates ?? {}
  const all = candidates.length > 0 ? { ...others, [remote]: candidates } : others
  if (Object.keys(all).length > 0) state.candidates = all
  else delete state.candidates
}
export function setHeld(state, remote, held) {
  const { [remote]: _before, ...others } = state.held ?? {}
  const all = held ? { ...others, [remote]: held } : others
  if (Object.keys(all).length > 0) state.held = all
  else delete state.held
}
