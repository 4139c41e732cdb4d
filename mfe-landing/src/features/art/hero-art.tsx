import { defineStyles, useStyles } from '@yawmi/ui'
import { star } from './star'

const styles = defineStyles({
  art: {
    position: 'absolute',
    insetBlockEnd: '0',
    insetInlineEnd: '0',
    width: { base: '160%', md: '75%' },
    maxWidth: '1100px',
    height: 'auto',
    pointerEvents: 'none',
  },
})

/** Morning over the sea, behind the leaf: a rising star and three waves. It says nothing that the words do not. */
export function HeroArt() {
  return (
    <svg className={useStyles(styles).art} viewBox="0 0 1100 640" aria-hidden>
      <path d={star(330, 330, 270)} fill="var(--yw-accent)" opacity="0.16" />
      <path d={star(330, 330, 190)} fill="var(--yw-accent)" opacity="0.2" />
      <path d={star(760, 120, 22)} fill="var(--yw-brand)" opacity="0.25" />
      <path d={star(70, 90, 16)} fill="var(--yw-brand)" opacity="0.3" />
      <g fill="var(--yw-brand)">
        <path d="M0 520q70-44 140 0t140 0 140 0 140 0 140 0 140 0 140 0 140 0v140H0z" opacity="0.1" />
        <path d="M0 566q70-40 140 0t140 0 140 0 140 0 140 0 140 0 140 0 140 0v90H0z" opacity="0.14" />
        <path d="M0 610q70-34 140 0t140 0 140 0 140 0 140 0 140 0 140 0 140 0v40H0z" opacity="0.18" />
      </g>
    </svg>
  )
}
