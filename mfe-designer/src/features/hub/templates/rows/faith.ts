import { templatesOf, type Template } from '../template'

export const FAITH: readonly Template[] = [
  ...templatesOf('friday', [
    ['arch', '0f5c4a 06352a f7f1df e2b64a fbf5e6', 'Amiri'],
    ['skyline', '123a5c 0a1f38 fdf6e3 f0c566 061527', 'Scheherazade', { look: 'gold' }],
    ['lattice', 'f4efe2 e6dcc4 1d4a3c b9892f 1d4a3c', 'Amiri'],
    ['medallion', 'e7f1ea c4dccb 124a36 25805a ffffff', 'Scheherazade'],
    ['side', '21453c 14302a f6f1e4 e2b64a 0c211c', 'Tajawal'],
    ['arcade', '0b5d6b 063640 fffaf0 f5c363 e9dcc0', 'Amiri'],
    ['quiet', 'fbf8f3 efe6d6 24423b 0f7a63 ffffff', 'Lateef', { motif: 'crescent' }],
  ]),
  ...templatesOf('ramadan', [
    ['lanterns', '1b2350 0a0d26 fff6de f5c363 fff3cf', 'Amiri', { motif: 'crescent', look: 'gold' }],
    ['skyline', '4a3575 21153d fdf3ff f5c363 170e2c', 'cairo'],
    ['arch', '4a2c5e 2a1638 fdf3ff e9b95a fbf3e4', 'Scheherazade', { motif: 'crescent' }],
    ['moon', '14304f 081729 fffaf0 e0a93c fdf3da', 'Amiri', { motif: 'crescent' }],
    ['poster', 'f3e9d7 e6d3b0 4a2a0c b5652a e0b06a', 'Tajawal', { motif: 'crescent' }],
    ['frame', '3a0f1d 1f070f fdf0dc e3b04b 5a1a2e', 'Amiri', { motif: 'crescent', look: 'gold' }],
    ['card', '1d6a5a 0e3f35 ffffff e8b84a fffaf0', 'Lateef', { motif: 'crescent' }],
  ]),
  ...templatesOf('eid', [
    ['scatter', '0b5d6b 063640 ffffff f5a524 ffffff', 'Tajawal', { look: 'ribbon' }],
    ['bunting', 'fdf6e6 f7e3b8 7a2a1a d1582f 0f7a7a', 'cairo'],
    ['lanterns', 'fff6e4 fbe3c0 5b2a06 b5652a fffdf6', 'Tajawal', { motif: 'crescent' }],
    ['band', 'f7e7cf f0d6ac 4a1f3d 8a2f5e 5a1f46', 'Amiri', { look: 'gold' }],
    ['balloons', 'dff3f1 b8e2df 0c4a4a e0703a f0b63f', 'cairo'],
    ['moon', '5a2a6b 2e1239 fff2fb d98a2b fff6e8', 'Scheherazade', { motif: 'crescent' }],
    ['split', 'b23a48 8c2533 fff6ec e8a33d fff3e2', 'Tajawal', { motif: 'crescent' }],
  ]),
]
