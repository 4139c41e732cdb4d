import { noticeSession } from '@yawmi/session'
import { setText } from '../commands/text/set-text'
import { textBox } from '../document/box'
import { openStudio } from './open-studio'
import { requestDraft } from './requested-draft'

const draft = { id: 'one', design: { background: null, boxes: [textBox('box-1', { text: 'عيد مبارك' })] } }

it('is opened by the next studio of its type, and by no other', () => {
  requestDraft('card', draft)
  expect(openStudio('image').view().draft).not.toBe('one')
  expect(openStudio('card').view()).toMatchObject({ draft: 'one', design: draft.design })
})

it('leaves a studio that is at work on the same design as it is, with its history', () => {
  requestDraft('card', draft)
  const studio = openStudio('card')
  studio.run(setText, { id: 'box-1', text: 'عيد سعيد' })
  requestDraft('card', { id: 'one', design: studio.view().design })
  expect(openStudio('card').view().canUndo).toBe(true)
  requestDraft('card', draft)
  expect(openStudio('card').view()).toMatchObject({ design: draft.design, canUndo: false })
})

it('is not for whoever signs in after the one who requested it', () => {
  requestDraft('card', draft)
  noticeSession()
  expect(openStudio('card').view().draft).not.toBe('one')
})
