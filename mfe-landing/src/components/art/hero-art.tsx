import { defineStyles, useStyles } from '@yawmi/ui'
import { starPath as star } from '@yawmi/brand'

const styles = defineStyles({
  waves: {
    position: 'absolute',
    insetBlockEnd: '0',
    insetInline: '0',
    width: 'full',
    // From `md` on no higher than the room under the last line of the first screen.
    height: { base: '80px', md: '96px' },
    pointerEvents: 'none',
  },
  sun: {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    width: '150%',
    maxWidth: 'none',
    // Its middle over the middle of the leaf, in both directions of writing.
    translate: '50% -46%',
    pointerEvents: 'none',
  },
})

/** The sea along the foot of the first screen. */
export const Waves = () => (
  <svg
    className={useStyles(styles).waves}
    viewBox="0 0 1120 140"
    preserveAspectRatio="none"
    fill="var(--yw-brand)"
    aria-hidden
  >
    <path d="M0 34q70-44 140 0t140 0 140 0 140 0 140 0 140 0 140 0 140 0v110H0z" opacity="0.1" />
    <path d="M0 72q70-36 140 0t140 0 140 0 140 0 140 0 140 0 140 0 140 0v80H0z" opacity="0.13" />
    <path d="M0 108q70-30 140 0t140 0 140 0 140 0 140 0 140 0 140 0 140 0v40H0z" opacity="0.16" />
  </svg>
)

/** The morning sun, a star of eight points, behind the leaf. */
export const Sun = () => (
  <svg className={useStyles(styles).sun} viewBox="0 0 600 600" aria-hidden>
    {/* Turned, so that no edge of it runs along an edge of the leaf. */}
    <g transform="rotate(22.5 300 300)" fill="var(--yw-accent)">
      <path d={star(300, 300, 280)} opacity="0.14" />
      <path d={star(300, 300, 215)} opacity="0.18" />
    </g>
    <path d={star(70, 90, 20)} fill="var(--yw-brand)" opacity="0.3" />
    <path d={star(548, 470, 14)} fill="var(--yw-brand)" opacity="0.3" />
  </svg>
)
