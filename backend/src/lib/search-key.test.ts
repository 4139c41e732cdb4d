import { searchKey } from './search-key'

describe('a search key', () => {
  it.each([
    ['أحمد', 'احمد'],
    ['إسراء', 'اسرا'],
    ['آمنة', 'امنه'],
    ['فاطمة', 'فاطمه'],
    ['هدى', 'هدي'],
    ['مُحَمَّد', 'محمد'],
    ['مـحـمـد', 'محمد'],
    ['عبد الله', 'عبدالله'],
    ['رؤى', 'روي'],
    ['وائل', 'وايل'],
    ['علی', 'علي'],
    [' Layla! ', 'layla'],
  ])('finds %s under what is written as %s', (written, typed) => {
    expect(searchKey(written)).toBe(searchKey(typed))
  })

  it('keeps different names apart', () => {
    expect(new Set(['سالم', 'سليم', 'سلمى', 'سلمان'].map(searchKey)).size).toBe(4)
  })

  it('stays short enough for an index, whatever the text', () => {
    expect(searchKey('ا'.repeat(5_000))).toHaveLength(120)
  })
})
