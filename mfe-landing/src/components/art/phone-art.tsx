import { starPath as star } from '@yawmi/brand'

/** The upper half of a phone with a home screen of our leaves. */
export function PhoneArt() {
  return (
    <svg viewBox="0 0 320 300" width="320" height="300" aria-hidden>
      <path d={star(160, 170, 128)} fill="var(--yw-accent)" opacity="0.2" />
      <rect x="70" y="20" width="180" height="320" rx="28" fill="var(--yw-ink)" />
      <rect x="79" y="29" width="162" height="302" rx="20" fill="var(--yw-paper)" />
      <rect x="135" y="36" width="50" height="8" rx="4" fill="var(--yw-ink)" />
      <rect x="93" y="58" width="134" height="92" rx="14" fill="var(--yw-surface)" stroke="var(--yw-line)" />
      <path d="M107 58h106a14 14 0 0 1 14 14v14H93V72a14 14 0 0 1 14-14z" fill="var(--yw-brand)" />
      <path d="M115 52v12M205 52v12" stroke="var(--yw-edge)" strokeWidth="5" strokeLinecap="round" />
      <path d="M150 104h62M172 118h40M160 132h52" stroke="var(--yw-line)" strokeWidth="7" strokeLinecap="round" />
      <path d={star(112, 118, 13)} fill="var(--yw-accent)" />
      <g opacity="0.9">
        <rect x="93" y="164" width="62" height="58" rx="12" fill="var(--yw-brand)" opacity="0.18" />
        <rect x="165" y="164" width="62" height="58" rx="12" fill="var(--yw-accent)" opacity="0.35" />
        <rect x="93" y="232" width="62" height="58" rx="12" fill="var(--yw-accent)" opacity="0.35" />
        <rect x="165" y="232" width="62" height="58" rx="12" fill="var(--yw-brand)" opacity="0.18" />
      </g>
      <path d={star(124, 193, 12)} fill="var(--yw-brand)" />
      <path d="M178 205q9-10 18 0t18 0" fill="none" stroke="var(--yw-ink)" strokeWidth="5" strokeLinecap="round" />
      <path d="M178 190q9-10 18 0t18 0" fill="none" stroke="var(--yw-ink)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}
