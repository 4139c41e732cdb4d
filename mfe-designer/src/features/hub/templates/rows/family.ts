import { templatesOf, type Template } from '../template'

export const FAMILY: readonly Template[] = [
  ...templatesOf('wedding', [
    ['flowers', 'fdf6f3 f7e0da 6b2238 d98a8f f3c6bd', 'Amiri', { motif: 'heart' }],
    ['rings', '7a2347 3d0d22 fff2e8 f0c9a0 ffffff', 'Scheherazade', { motif: 'heart' }],
    ['arch', 'e9d9c3 d9c09a 5a3a12 b28a3f fffaf2', 'Amiri', { motif: 'heart' }],
    ['wreath', 'f4f6f0 dfe7d6 2f4a35 6d8f6a ffffff', 'Lateef', { motif: 'heart' }],
    ['letter', 'f6e9e6 ecd0c9 6b2a35 b5656d fffdfa', 'Amiri', { motif: 'heart' }],
    ['medallion', '2b2140 171126 fdf1de d9b36a ffffff', 'Amiri', { motif: 'heart', look: 'gold' }],
    ['side', 'fffaf4 f7eadb 5b2b3c b83567 f3d3de', 'Tajawal', { motif: 'heart' }],
  ]),
  ...templatesOf('birth', [
    ['clouds', 'cfe8f5 a9d3ea 123f5c e08a1f ffffff', 'cairo'],
    ['balloons', 'fff0f4 fbd3df 7a1f45 e0527f f0a53f', 'Tajawal', { motif: 'heart' }],
    ['bunting', 'eaf6ef c9e8d6 17493a 2f9e7a f2a93b', 'cairo', { motif: 'heart' }],
    ['scatter', 'fbe9f0 f3c9da 6b1f48 c9477f ffffff', 'Lateef', { motif: 'heart' }],
    ['card', '5b8fb0 3a6a8c ffffff e0703a fffaf2', 'cairo', { motif: 'heart' }],
    ['moon', '2c3f73 18244a fdf6e3 e0a03c fff6df', 'Tajawal', { motif: 'crescent' }],
  ]),
  ...templatesOf('success', [
    ['cap', '1f3a68 101f3d ffffff f5c363 f2efe6', 'cairo', { look: 'gold' }],
    ['badge', 'fdf3df f3d9a6 4a2f06 c9861e fffaf0', 'Tajawal'],
    ['wreath', '14352c 0a1f19 fdf6e3 d9b45a ffffff', 'Amiri', { look: 'gold' }],
    ['poster', 'f5a524 e0851a 2b1a05 fff3da ffffff', 'cairo'],
    ['scatter', '3b2a7a 1d1245 ffffff f5a524 ffffff', 'Tajawal', { look: 'neon' }],
    ['frame', 'fbf8f0 efe6cf 2b3a67 3b4a9c ffffff', 'Amiri'],
    ['cap', 'e6f2f4 c2dfe4 0b4a55 d9822b 0b5d6b', 'Tajawal'],
  ]),
  ...templatesOf('condolence', [
    ['frame', '2a3138 14181c f2eee6 8f9aa3 000000', 'Amiri', { motif: 'star' }],
    ['arch', '55606b 2c343b f4f4f1 aab4bd f4f4f1', 'Scheherazade'],
    ['quiet', 'f6f5f1 e4e2da 2c343b 6b7680 ffffff', 'Amiri'],
    ['lattice', '1f2a2e 12191c f2eee6 6f7f86 3a484e', 'Scheherazade'],
    ['split', '2f3b3a 1f2827 f4efe4 8aa09b efece4', 'Amiri'],
    ['skyline', '4b5a68 26303a f6f2ea c3ccd3 161c22', 'Lateef'],
  ]),
]
