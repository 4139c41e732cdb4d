import isPropValidOfEmotion from '@emotion/is-prop-valid'
import isPropValid from './is-prop-valid'

const PASSED = ['href', 'type', 'autoComplete', 'inputMode', 'readOnly', 'tabIndex', 'htmlFor', 'onClick', 'aria-label']
const OWN = ['css', 'recipe', 'tone', 'loading-label', 'variant', 'unstyled', 'theme', 'colorPalette', 'asChild']

it('passes on what emotion’s own list passes on, and keeps what is ours', () => {
  for (const name of [
    ...PASSED,
    'data-x',
    'value',
    'checked',
    'noValidate',
    'srcSet',
    'role',
    'dir',
    'children',
    'style',
  ])
    expect([name, isPropValid(name)]).toEqual([name, isPropValidOfEmotion(name)])
  for (const name of OWN) expect([name, isPropValid(name)]).toEqual([name, isPropValidOfEmotion(name)])
})
