import { addPicture } from '../add-element'
import { flipBox } from '../element-style'
import { lockBox } from '../lock-box'
import { setBackground } from '../background/set-background'
import { initialDesign } from '../../document/pristine'
import { stageSize } from '../../document/design'
import { cropOfAspect } from '../../document/picture-edit'
import type { PictureBox } from '../../document/picture-box'
import { FILTERS, NEUTRAL } from '../../document/tone'
import { createStudio } from '../../studio/studio'
import { cropPicture, flipBackground, turnPicture } from './shape-picture'
import { setPictureFilter, setPictureTone } from './tone-picture'

const SOURCE = { path: 'own:face', width: 1200, height: 800 }

function withPicture() {
  const studio = createStudio(initialDesign('box-1'))
  studio.run(addPicture, SOURCE)
  const box = () => studio.view().design.boxes[1] as PictureBox
  return { studio, box }
}
const middle = ({ x, y, width, height }: PictureBox) => [x + width / 2, y + height / 2]

describe('a picture among the boxes', () => {
  it('is cropped about its middle at the scale that it has, in one step', () => {
    const { studio, box } = withPicture()
    const before = box()
    studio.run(cropPicture, { of: 'selected', crop: cropOfAspect(SOURCE, 1) })
    expect(box()).toMatchObject({ width: before.height, height: before.height })
    expect(middle(box())[0]).toBeCloseTo(middle(before)[0]!, -1)
    studio.undo()
    expect(box()).toBe(before)
  })

  it('turns by a right angle with its sides, and clockwise where it is mirrored too', () => {
    const { studio, box } = withPicture()
    const { width, height } = box()
    studio.run(turnPicture, { of: 'selected' })
    expect(box()).toMatchObject({ width: height, height: width, picture: { edit: { turn: 1 } } })
    studio.run(flipBox, 'flipX')
    studio.run(turnPicture, { of: 'selected' })
    expect(box().picture.edit).toBeUndefined()
  })

  it('has filters within their bounds, which go without a trace', () => {
    const { studio, box } = withPicture()
    studio.run(setPictureTone, { field: 'veil', value: 500 })
    expect(box().picture.edit?.tone).toEqual({ ...NEUTRAL, veil: 80 })
    studio.run(setPictureFilter, FILTERS.mono)
    expect(box().picture.edit?.tone).toEqual(FILTERS.mono)
    studio.run(setPictureFilter, NEUTRAL)
    expect(box().picture).toEqual(SOURCE)
  })

  it('stays as it is while it is locked', () => {
    const { studio } = withPicture()
    studio.run(lockBox, undefined)
    expect(studio.run(turnPicture, { of: 'selected' })).toBe(false)
    expect(studio.run(setPictureTone, { field: 'gray', value: 10 })).toBe(false)
  })
})

describe('the background', () => {
  it('is turned, mirrored and cropped with its stage, and keeps its tone', () => {
    const { studio } = withPicture()
    const size = () => stageSize(studio.view().design)
    studio.run(setBackground, SOURCE)
    expect(size()).toEqual({ width: 700, height: 467 })
    studio.run(turnPicture, { of: 'background' })
    expect(size()).toEqual({ width: 467, height: 700 })
    studio.run(flipBackground, 'flipX')
    expect(studio.view().design.background?.edit).toEqual({ turn: 1, flipX: true })
    studio.run(cropPicture, { of: 'background', crop: cropOfAspect(studio.view().design.background!, 1) })
    expect(size()).toEqual({ width: 700, height: 700 })
  })
})
