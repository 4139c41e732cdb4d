import { minHeightOf } from '../box'
import { SIDE } from '../placed'
import { shapeBox } from '../shape-box'
import { resizePage } from './resize-page'

it('makes no shape about the page larger than a stored design may have it', () => {
  const shape = shapeBox('box-1', { x: -1000, width: SIDE.max, height: 700 })
  const { boxes } = resizePage({ background: null, page: 'story', boxes: [shape] }, 'square', minHeightOf)
  expect(boxes[0]?.width).toBe(SIDE.max)
})
