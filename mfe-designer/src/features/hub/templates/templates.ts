import type { Fill } from '../../../document/design'
import type { Figure } from '../../../document/shape-box'
import type { TextLook } from '../../../document/text-look'

export const OCCASIONS = [
  'friday',
  'ramadan',
  'eid',
  'wedding',
  'birth',
  'success',
  'condolence',
  'morning',
  'friendship',
  'national',
] as const
export type Occasion = (typeof OCCASIONS)[number]

/** How a template's shapes and texts stand: `compose.ts` has each. */
export type Layout = 'arch' | 'frame' | 'medallion' | 'scatter'

/** A template as data; its words are the occasion's. */
export interface Template {
  occasion: Occasion
  layout: Layout
  fill: Fill
  /** Colour of the letters, and of what they stand on where that is not the ground. */
  ink: string
  accent: string
  paper?: string
  /** The figure that says what it is about. */
  motif?: Figure
  look?: TextLook
  font: 'Amiri' | 'Tajawal' | 'Scheherazade' | 'Lateef' | 'cairo'
}

const fill = (from: string, to: string): Fill => ({ from, to })

/** Two of each occasion: one solemn, one glad, except where only the first is fitting. */
export const TEMPLATES: readonly Template[] = [
  {
    occasion: 'friday',
    layout: 'arch',
    fill: fill('0f5c4a', '06352a'),
    ink: '0f3d2a',
    accent: 'e2b64a',
    paper: 'fbf5e6',
    motif: 'star',
    font: 'Amiri',
  },
  {
    occasion: 'friday',
    layout: 'medallion',
    fill: fill('e7f1ea', 'c4dccb'),
    ink: '124a36',
    accent: '25805a',
    motif: 'star',
    font: 'Scheherazade',
  },
  {
    occasion: 'ramadan',
    layout: 'frame',
    fill: fill('1b2350', '0a0d26'),
    ink: 'fff6de',
    accent: 'f5c363',
    motif: 'crescent',
    look: 'gold',
    font: 'Amiri',
  },
  {
    occasion: 'ramadan',
    layout: 'arch',
    fill: fill('4a3575', '21153d'),
    ink: '2f1f4d',
    accent: 'f5c363',
    paper: 'f7eefc',
    motif: 'crescent',
    font: 'Lateef',
  },
  {
    occasion: 'eid',
    layout: 'scatter',
    fill: fill('0b5d6b', '063640'),
    ink: 'ffffff',
    accent: 'f5a524',
    motif: 'star',
    look: 'ribbon',
    font: 'Tajawal',
  },
  {
    occasion: 'eid',
    layout: 'frame',
    fill: fill('fbf3e0', 'f0dcb4'),
    ink: '5b3a06',
    accent: 'b07c1e',
    motif: 'crescent',
    look: 'gold',
    font: 'Amiri',
  },
  {
    occasion: 'wedding',
    layout: 'medallion',
    fill: fill('fdf2f5', 'f3d3de'),
    ink: '7a1f45',
    accent: 'b83567',
    motif: 'heart',
    font: 'Amiri',
  },
  {
    occasion: 'wedding',
    layout: 'arch',
    fill: fill('7a2347', '3d0d22'),
    ink: '6b1238',
    accent: 'f0c9a0',
    paper: 'fff8f3',
    motif: 'heart',
    font: 'Scheherazade',
  },
  {
    occasion: 'birth',
    layout: 'scatter',
    fill: fill('dff1f7', 'b5dcea'),
    ink: '124a63',
    accent: '20709a',
    motif: 'heart',
    font: 'cairo',
  },
  {
    occasion: 'birth',
    layout: 'medallion',
    fill: fill('fff0e4', 'fbd5b9'),
    ink: '7a3512',
    accent: 'e07a3c',
    motif: 'star',
    font: 'Tajawal',
  },
  {
    occasion: 'success',
    layout: 'frame',
    fill: fill('3b4a9c', '1b2350'),
    ink: 'ffffff',
    accent: 'f5c363',
    motif: 'star',
    look: 'gold',
    font: 'cairo',
  },
  {
    occasion: 'success',
    layout: 'scatter',
    fill: fill('f5a524', 'd9791a'),
    ink: '1b2430',
    accent: 'ffffff',
    motif: 'star',
    look: 'outline',
    font: 'Tajawal',
  },
  {
    occasion: 'condolence',
    layout: 'frame',
    fill: fill('2a3138', '14181c'),
    ink: 'f2eee6',
    accent: '8f9aa3',
    font: 'Amiri',
  },
  {
    occasion: 'condolence',
    layout: 'arch',
    fill: fill('55606b', '2c343b'),
    ink: '2a3138',
    accent: 'aab4bd',
    paper: 'f4f4f1',
    font: 'Scheherazade',
  },
  {
    occasion: 'morning',
    layout: 'medallion',
    fill: fill('fff3d0', 'fbd27a'),
    ink: '6d4405',
    accent: 'e59413',
    motif: 'ellipse',
    font: 'Tajawal',
  },
  {
    occasion: 'morning',
    layout: 'scatter',
    fill: fill('bfe3ef', 'f9e6c4'),
    ink: '0b4a63',
    accent: 'f5a524',
    motif: 'ellipse',
    look: 'paper',
    font: 'cairo',
  },
  {
    occasion: 'friendship',
    layout: 'scatter',
    fill: fill('6b4e9b', '3a2563'),
    ink: 'ffffff',
    accent: 'f59ab5',
    motif: 'heart',
    look: 'neon',
    font: 'Tajawal',
  },
  {
    occasion: 'friendship',
    layout: 'frame',
    fill: fill('fdeee9', 'f6cfc4'),
    ink: '7a2a1a',
    accent: 'c9442b',
    motif: 'heart',
    font: 'Lateef',
  },
  {
    occasion: 'national',
    layout: 'medallion',
    fill: fill('1d1f24', '0b0c0f'),
    ink: 'ffffff',
    accent: '2f9e63',
    motif: 'star',
    font: 'cairo',
  },
  {
    occasion: 'national',
    layout: 'frame',
    fill: fill('9e1b26', '56090f'),
    ink: 'ffffff',
    accent: 'f3e3c3',
    motif: 'crescent',
    look: 'shadow',
    font: 'cairo',
  },
]
