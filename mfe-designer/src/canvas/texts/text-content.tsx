import { lazy, Suspense } from 'react'
import { isCurved, type TextBox } from '../../document/box'
import { TextBackdrop } from '../looks/text-backdrop'
import { SpacedText } from './spaced-text'

const CurvedText = lazy(() => import('../curved/curved-text'))

/** What a text's element holds: letters with what is behind them, or a picture of both where they are bent. */
export const TextContent = ({ box, isOnStage }: { box: TextBox; isOnStage?: boolean }) =>
  isCurved(box) ? (
    <Suspense fallback={null}>
      <CurvedText box={box} isOnStage={isOnStage} />
    </Suspense>
  ) : (
    <>
      <span>
        <SpacedText box={box} />
      </span>
      <TextBackdrop box={box} />
    </>
  )
