import type { ReactNode } from 'react'
import { starPath as star } from '@yawmi/brand'

/** Flat geometry in the brand's colours; it says nothing that the sentence beneath does not. */
const Scene = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 160 120" width="160" height="120" fill="none" aria-hidden>
    <path d={star(30, 30, 9)} fill="var(--yw-accent)" opacity="0.5" />
    <path d={star(134, 24, 6)} fill="var(--yw-brand)" opacity="0.35" />
    {children}
  </svg>
)

const Waves = () => (
  <g stroke="var(--yw-brand)" strokeWidth="3" strokeLinecap="round">
    <path d="M20 102q10-8 20 0t20 0 20 0 20 0 20 0 20 0" />
    <path d="M40 112q10-8 20 0t20 0 20 0 20 0" opacity="0.45" />
  </g>
)

/** A calendar leaf with nothing on it yet. */
export const EmptyScene = () => (
  <Scene>
    <rect
      x="48"
      y="24"
      width="64"
      height="68"
      rx="14"
      fill="var(--yw-surface)"
      stroke="var(--yw-edge)"
      strokeWidth="2"
    />
    <path d="M62 24h36a14 14 0 0 1 14 14v4H48v-4a14 14 0 0 1 14-14z" fill="var(--yw-brand)" />
    <path d="M64 17v12M96 17v12" stroke="var(--yw-ink)" strokeWidth="5" strokeLinecap="round" />
    <path d="M62 58h36M62 70h36M74 82h24" stroke="var(--yw-line)" strokeWidth="5" strokeLinecap="round" />
    <Waves />
  </Scene>
)

/** A leaf torn across. */
export const ErrorScene = () => (
  <Scene>
    <path
      d="M62 20h36a14 14 0 0 1 14 14v22l-11-7-10 9-11-9-11 9-10-9-11 7V34a14 14 0 0 1 14-14z"
      fill="var(--yw-surface)"
      stroke="var(--yw-danger)"
      strokeWidth="2"
    />
    <path
      d="m48 66 11-7 10 9 11-9 11 9 10-9 11 7v14a14 14 0 0 1-14 14H62a14 14 0 0 1-14-14z"
      fill="var(--yw-surface)"
      stroke="var(--yw-danger)"
      strokeWidth="2"
    />
    <path d="M80 30v10" stroke="var(--yw-danger)" strokeWidth="5" strokeLinecap="round" />
    <path d={star(80, 80, 7)} fill="var(--yw-danger)" />
    <Waves />
  </Scene>
)

/** A tower whose waves do not arrive. */
export const OfflineScene = () => (
  <Scene>
    <path
      d="m80 46-16 48h32z"
      fill="var(--yw-surface)"
      stroke="var(--yw-brand)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M71 74h18M75 60h10" stroke="var(--yw-brand)" strokeWidth="3" />
    <circle cx="80" cy="40" r="6" fill="var(--yw-accent)" />
    <g stroke="var(--yw-edge)" strokeWidth="4" strokeLinecap="round" strokeDasharray="2 9">
      <path d="M62 54a24 24 0 0 1 0-28M98 54a24 24 0 0 0 0-28" />
      <path d="M50 62a40 40 0 0 1 0-44M110 62a40 40 0 0 0 0-44" />
    </g>
    <Waves />
  </Scene>
)

/** A leaf under lock. */
export const LockedScene = () => (
  <Scene>
    <path d="M64 50V38a16 16 0 0 1 32 0v12" stroke="var(--yw-edge)" strokeWidth="6" strokeLinecap="round" />
    <rect x="50" y="48" width="60" height="46" rx="14" fill="var(--yw-brand)" />
    <path d={star(80, 68, 11)} fill="var(--yw-accent)" />
    <path d="M80 72v10" stroke="var(--yw-accent)" strokeWidth="5" strokeLinecap="round" />
    <Waves />
  </Scene>
)
