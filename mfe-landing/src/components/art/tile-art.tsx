import type { ReactNode } from 'react'
import { starPath as star } from '@yawmi/brand'

const ACCENT = 'var(--yw-accent)'
const SURFACE = 'var(--yw-surface)'

/** Flat geometry in the colour of the text around it, with one touch of the brand's accent. */
const Scene = ({ children, width = 96 }: { children: ReactNode; width?: number }) => (
  <svg viewBox={`0 0 ${width} 72`} width={width} height="72" fill="currentColor" aria-hidden>
    {children}
  </svg>
)

/** Dunes by the sea, the sun a star. */
export const WallpapersArt = () => (
  <Scene width={216}>
    <rect width="216" height="72" rx="12" opacity="0.16" />
    <path d={star(160, 26, 15)} fill={ACCENT} />
    <path d="M0 50q38-34 76-6 30-26 66-4 34-16 74 10v10a12 12 0 0 1-12 12H12A12 12 0 0 1 0 60z" opacity="0.45" />
    <path d="M0 60q54-26 108-4t108-4v8a12 12 0 0 1-12 12H12A12 12 0 0 1 0 60z" />
  </Scene>
)

/** A bubble that laughs. */
export const JokesArt = () => (
  <Scene>
    <path d="M30 4h48a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14H50L34 68V54h-4a14 14 0 0 1-14-14V18A14 14 0 0 1 30 4z" />
    <circle cx="42" cy="22" r="4" fill={SURFACE} />
    <circle cx="66" cy="22" r="4" fill={SURFACE} />
    <path d="M36 31h36a18 15 0 0 1-36 0z" fill={ACCENT} />
  </Scene>
)

/** The letter ن, its dot a star. */
export const NamesArt = () => (
  <Scene>
    <rect x="18" y="2" width="66" height="68" rx="14" opacity="0.2" />
    <path d="M30 33q-3 22 21 22t21-22" fill="none" stroke="currentColor" strokeWidth="8" strokeLinecap="round" />
    <path d={star(51, 27, 8)} fill={ACCENT} />
  </Scene>
)

/** An envelope sealed with a star. */
export const MessagesArt = () => (
  <Scene>
    <rect x="10" y="10" width="78" height="54" rx="10" opacity="0.3" />
    <path d="M14 12h70L53 40a6 6 0 0 1-8 0z" />
    <path d={star(49, 44, 10)} fill={ACCENT} />
  </Scene>
)

/** Shapes on a canvas, one of them selected. */
export const DesignsArt = () => (
  <Scene>
    <rect x="10" y="6" width="50" height="50" rx="8" opacity="0.3" />
    <circle cx="60" cy="44" r="22" />
    <path d="M32 20h40v32H32z" fill="none" stroke={ACCENT} strokeWidth="3" strokeDasharray="5 4" />
    <path d="M28 16h8v8h-8zM68 16h8v8h-8zM28 48h8v8h-8zM68 48h8v8h-8z" fill={ACCENT} />
  </Scene>
)

/** A frame of film with its button. */
export const VideosArt = () => (
  <Scene>
    <rect x="6" y="8" width="86" height="56" rx="12" />
    <path d="M14 16h6v6h-6zM14 33h6v6h-6zM14 50h6v6h-6zM78 16h6v6h-6zM78 33h6v6h-6zM78 50h6v6h-6z" fill={SURFACE} />
    <path d="M41 24l20 12-20 12z" fill={ACCENT} />
  </Scene>
)

/** The marks that a quotation stands between. */
export const QuotesArt = () => (
  <Scene>
    <g fill="none" stroke="currentColor" strokeWidth="8" strokeLinecap="round" strokeLinejoin="round">
      <path d="M20 18 6 36l14 18M76 18l14 18-14 18" />
      <path d="M35 24 25 36l10 12M61 24l10 12-10 12" opacity="0.4" />
    </g>
    <path d={star(48, 36, 8)} fill={ACCENT} />
  </Scene>
)
