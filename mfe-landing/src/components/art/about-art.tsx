import { starPath as star } from '@yawmi/brand'

/** A calendar leaf from which a plant grows, over the sea. */
export function AboutArt() {
  return (
    <svg viewBox="0 0 360 300" width="360" height="300" aria-hidden>
      <path d={star(236, 110, 96)} fill="var(--yw-accent)" opacity="0.22" />
      <rect
        x="96"
        y="84"
        width="150"
        height="164"
        rx="24"
        fill="var(--yw-surface)"
        stroke="var(--yw-line)"
        strokeWidth="2"
      />
      <path d="M120 84h102a24 24 0 0 1 24 24v16H96v-16a24 24 0 0 1 24-24z" fill="var(--yw-brand)" />
      <path d="M136 70v28M206 70v28" stroke="var(--yw-ink)" strokeWidth="9" strokeLinecap="round" />
      <path d="M171 226v-62" stroke="var(--yw-brand)" strokeWidth="7" strokeLinecap="round" />
      <path d="M171 190q-38 4-46-34 40-4 46 34zM171 172q4-36 44-36 0 38-44 36z" fill="var(--yw-brand)" opacity="0.75" />
      <path d={star(171, 150, 13)} fill="var(--yw-accent)" />
      <path d={star(56, 70, 12)} fill="var(--yw-brand)" opacity="0.4" />
      <path d={star(318, 210, 9)} fill="var(--yw-brand)" opacity="0.4" />
      <g fill="none" stroke="var(--yw-brand)" strokeWidth="6" strokeLinecap="round">
        <path d="M40 264q17-14 34 0t34 0 34 0 34 0 34 0 34 0 34 0 34 0" />
        <path d="M74 284q17-14 34 0t34 0 34 0 34 0 34 0 34 0" opacity="0.4" />
      </g>
    </svg>
  )
}
