import { lazy, Suspense } from 'react'
import { isCurved, type TextBox } from '../../document/box'
import { TextBackdrop } from '../looks/text-backdrop'
import { SpacedText } from './spaced-text'

const CurvedText = lazy(() => import('./curved-text'))

interface TextContentProps {
  box: TextBox
  isOnStage?: boolean
  /** Of the letters that stand straight below the field in which they are written. */
  className?: string
}

/** What a text's element holds: letters with what is behind them, or a picture of both where they are bent. */
export const TextContent = ({ box, isOnStage, className }: TextContentProps) =>
  isCurved(box) && !className ? (
    <Suspense>
      <CurvedText box={box} isOnStage={isOnStage} />
    </Suspense>
  ) : (
    <>
      <span className={className}>
        <SpacedText box={box} />
      </span>
      <TextBackdrop box={box} />
    </>
  )
