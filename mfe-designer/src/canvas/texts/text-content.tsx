import { lazy, Suspense } from 'react'
import { isCurved, type TextBox } from '../../document/box'
import type { Size } from '../../document/placed'
import { TextBackdrop } from '../looks/text-backdrop'
import { SpacedText } from './spaced-text'

const CurvedText = lazy(() => import('../curved/curved-text'))

/** What a text's element holds: letters with what is behind them, or a picture of both where they are bent. */
export const TextContent = ({ box, onMeasured }: { box: TextBox; onMeasured?: (size: Size) => void }) =>
  isCurved(box) ? (
    <Suspense fallback={null}>
      <CurvedText box={box} onMeasured={onMeasured} />
    </Suspense>
  ) : (
    <>
      <span>
        <SpacedText box={box} />
      </span>
      <TextBackdrop box={box} />
    </>
  )
