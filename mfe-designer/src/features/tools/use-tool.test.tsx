import { fireEvent, renderWithHost, screen } from '@yawmi/testing'
import { MAX_BOXES } from '../../document/design'
import { textBox } from '../../document/box'
import { shapeBox } from '../../document/shape-box'
import { studioWith } from '../../testing/studio-with'
import { useTool } from './use-tool'

/** The phone's editor, where each panel is opened and closed by the same press. */
function Tools({ studio }: { studio: ReturnType<typeof studioWith> }) {
  const { tool, choose } = useTool(studio, { initial: 'backgrounds', toggled: ['text'] })
  return <button onClick={() => choose('text')}>{tool}</button>
}

it('begins a text at the press, with no panel over it', () => {
  const studio = studioWith({ background: null, boxes: [shapeBox('box-1')] }, 'box-1')
  renderWithHost(<Tools studio={studio} />)
  fireEvent.click(screen.getByRole('button'))
  expect(studio.view()).toMatchObject({ selected: 'box-2', editing: 'box-2' })
  expect(screen.getByRole('button')).toHaveTextContent('backgrounds')
})

it('opens the panel, which says why, where a design has no room for another text, and edits nothing in its place', () => {
  const texts = Array.from({ length: MAX_BOXES - 1 }, (_, at) => textBox(`box-${at + 2}`, { text: 'نص' }))
  const studio = studioWith({ background: null, boxes: [shapeBox('box-1'), ...texts] }, 'box-1')
  renderWithHost(<Tools studio={studio} />)
  fireEvent.click(screen.getByRole('button'))
  expect(studio.view()).toMatchObject({ selected: 'box-1', editing: null })
  expect(screen.getByRole('button')).toHaveTextContent('text')
})
