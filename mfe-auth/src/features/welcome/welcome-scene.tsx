import { starPath as star } from '@yawmi/brand'

/** A calendar page with sun, sea and stars in the brand's colours. Decoration only. */
export function WelcomeScene() {
  return (
    <svg
      viewBox="0 0 320 200"
      width="320"
      height="200"
      fill="none"
      aria-hidden
      style={{ maxWidth: '100%', height: 'auto' }}
    >
      <path d={star(38, 54, 14)} fill="var(--yw-accent)" opacity="0.45" />
      <path d={star(286, 40, 9)} fill="var(--yw-brand)" opacity="0.35" />
      <path d={star(276, 150, 12)} fill="var(--yw-accent)" opacity="0.3" />
      <path d={star(50, 148, 8)} fill="var(--yw-brand)" opacity="0.25" />
      <clipPath id="yw-welcome-leaf">
        <rect x="88" y="22" width="144" height="164" rx="20" />
      </clipPath>
      <g clipPath="url(#yw-welcome-leaf)">
        <rect x="88" y="22" width="144" height="164" fill="var(--yw-surface)" />
        <rect x="88" y="22" width="144" height="34" fill="var(--yw-brand)" />
        <circle cx="160" cy="126" r="34" fill="var(--yw-accent)" />
        <path d="M80 132q20-14 40 0t40 0 40 0 40 0v60H80z" fill="var(--yw-brand)" opacity="0.55" />
        <path d="M80 148q20-14 40 0t40 0 40 0 40 0v60H80z" fill="var(--yw-brand)" opacity="0.75" />
        <path d="M60 166q20-14 40 0t40 0 40 0 40 0 40 0v40H60z" fill="var(--yw-brand)" />
      </g>
      <rect x="88.75" y="22.75" width="142.5" height="162.5" rx="19.25" stroke="var(--yw-line)" strokeWidth="1.5" />
      <rect x="118" y="12" width="10" height="24" rx="5" fill="var(--yw-ink)" />
      <rect x="192" y="12" width="10" height="24" rx="5" fill="var(--yw-ink)" />
      <path d={star(160, 78, 8)} fill="var(--yw-accent)" />
    </svg>
  )
}
