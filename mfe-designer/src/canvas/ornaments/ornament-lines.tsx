import { ornamentPath } from '../../document/ornaments/ornament-path'

/** Stage units about a line within which a press takes hold of it. */
const REACH = 28

/** The lines of a frame or a corner ornament; their colours and width are those of the element about them. */
export default function OrnamentLines(props: Parameters<typeof ornamentPath>[0]) {
  const path = ornamentPath(props)
  return (
    <>
      <path d={path} fill="none" stroke="none" strokeWidth={REACH} style={{ pointerEvents: 'stroke' }} />
      <path d={path} fill="none" strokeLinejoin="round" strokeLinecap="round" />
    </>
  )
}
