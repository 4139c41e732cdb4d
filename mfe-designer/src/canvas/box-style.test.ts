import { textBox } from '../document/box'
import { boxStyle } from './box-style'

describe('how a text looks', () => {
  it('has lines 20 higher than its letters, black letters of 16 in a font of its own to begin with', () => {
    expect(boxStyle(textBox('box-1'))).toMatchObject({ fontSize: 16, lineHeight: '36px', color: '#000000' })
    expect(boxStyle(textBox('box-1', { fontSize: 50 }))).toMatchObject({ lineHeight: '70px' })
  })

  it('has room for the vowel marks of its first and last line, however close its lines stand', () => {
    expect(boxStyle(textBox('box-1')).padding).toBe('8px 8px')
    expect(boxStyle(textBox('box-1', { fontSize: 50, lineGap: 0 })).padding).toBe('21px 8px')
  })

  it('is aligned by the picture, whichever way it runs', () => {
    const seen = { text: 'Eid سعيد', direction: 'auto', align: 'start', wordGap: 9 } as const
    expect(boxStyle(textBox('box-1', seen))).toMatchObject({ direction: 'ltr', textAlign: 'end', wordSpacing: 9 })
    expect(boxStyle(textBox('box-1', { ...seen, text: 'عيد Eid' }))).toMatchObject({
      direction: 'rtl',
      textAlign: 'start',
    })
    expect(boxStyle(textBox('box-1', { ...seen, direction: 'ltr', align: 'end' })).textAlign).toBe('start')
  })

  it('has an edge, a shadow and a plate that stand out from its letters', () => {
    const seen = { outline: true, shadow: true, plate: true }
    expect(boxStyle(textBox('box-1', { ...seen, fontColor: 'ffffff' }))).toMatchObject({
      WebkitTextStroke: '2px rgb(0 0 0)',
      textShadow: '0 2px 6px rgb(0 0 0 / 0.75)',
      backgroundColor: 'rgb(0 0 0 / 0.72)',
    })
    expect(boxStyle(textBox('box-1', { ...seen, fontColor: '101010' })).backgroundColor).toBe('rgb(255 255 255 / 0.72)')
  })
})
