import { EMOJI_FILES } from '../../../studio/emoji/emoji-files'
import { documentFaults } from '../../../testing/document-faults'
import { formatDraft } from '../../../document/stored/draft'
import { EMOJI_PREFIX, pictureBox } from '../../../document/picture-box'
import { ar } from './copy/ar'

describe('emoji', () => {
  it('have a name and a file each', () => {
    expect(Object.keys(ar)).toEqual(Object.keys(EMOJI_FILES))
    expect(new Set(Object.values(ar)).size).toBe(Object.keys(ar).length)
  })

  it('are saved in designs by their code points, and by nothing else', () => {
    const faultsOf = (path: string) => {
      const picture = { path, width: 512, height: 512 }
      const boxes = [pictureBox('box-1', { picture, width: 100, height: 100 })]
      return documentFaults(formatDraft({ background: null, boxes }))
    }
    for (const codePoints of Object.keys(ar)) expect(faultsOf(`${EMOJI_PREFIX}${codePoints}`)).toBeUndefined()
    expect(faultsOf(`${EMOJI_PREFIX}//evil.example/1.svg`)).toBeDefined()
  })
})
