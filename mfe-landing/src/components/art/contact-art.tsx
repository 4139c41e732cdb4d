import { starPath as star } from '@yawmi/brand'

/** A letter on its way over the waves. */
export function ContactArt() {
  return (
    <svg viewBox="0 0 320 220" width="320" height="220" aria-hidden>
      <path d={star(240, 80, 66)} fill="var(--yw-accent)" opacity="0.25" />
      <g transform="rotate(-8 150 100)">
        <rect
          x="70"
          y="46"
          width="164"
          height="108"
          rx="18"
          fill="var(--yw-surface)"
          stroke="var(--yw-brand)"
          strokeWidth="4"
        />
        <path d="M76 54h152l-66 56a16 16 0 0 1-20 0z" fill="var(--yw-brand)" />
        <path d={star(152, 116, 16)} fill="var(--yw-accent)" />
      </g>
      <g fill="none" stroke="var(--yw-brand)" strokeWidth="6" strokeLinecap="round">
        <path d="M30 186q16-13 32 0t32 0 32 0 32 0 32 0 32 0 32 0" />
        <path d="M62 206q16-13 32 0t32 0 32 0 32 0 32 0" opacity="0.4" />
      </g>
    </svg>
  )
}
