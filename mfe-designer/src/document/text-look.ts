/** Ready looks of a text. All but `plain` bring their own edge, shadow and plate. */
export const TEXT_LOOKS = ['plain', 'gold', 'ribbon', 'shadow', 'outline', 'paper', 'neon'] as const
export type TextLook = (typeof TEXT_LOOKS)[number]

/** The colour that a look is at its best with: of its letters, or of the ribbon under them; undefined: any. */
export const LOOK_COLORS: Record<TextLook, string | undefined> = {
  plain: undefined,
  gold: 'b07c1e',
  ribbon: 'b3261e',
  shadow: 'f5a524',
  outline: 'ffffff',
  paper: '1b2430',
  neon: '3ee7ff',
}
