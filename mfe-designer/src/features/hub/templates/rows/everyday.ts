import { templatesOf, type Template } from '../template'

export const EVERYDAY: readonly Template[] = [
  ...templatesOf('morning', [
    ['sunrise', 'cfeaf3 fdeccb 0b4a63 f5a524 3f8f7a', 'cairo'],
    ['cup', 'fbf1e2 f1d9b8 5a3413 d9822b fffdf8', 'Tajawal'],
    ['flowers', 'fffbea fdefb8 4a4a10 e8a21a fffdf6', 'Lateef'],
    ['dunes', 'ffe3c2 fbb98a 5b2408 e0602c a8542c', 'Amiri'],
    ['bubble', 'bfe6e0 8fd0c8 0c443f e0813a ffffff', 'Tajawal', { motif: 'heart' }],
    ['poster', 'fff3d0 fbd88a 5b3a05 f09a1a fff9e6', 'cairo', { motif: 'ellipse' }],
    ['sunrise', '2a3f7a a3486d fff6e8 ffd27a 1b1f4a', 'Amiri'],
  ]),
  ...templatesOf('friendship', [
    ['letter', 'd9e8f0 b5d0df 163f58 3f7fa5 fffdf8', 'Lateef', { motif: 'heart' }],
    ['bubble', '6b4e9b 3a2563 ffffff f59ab5 fff6fb', 'cairo', { motif: 'heart' }],
    ['scatter', '1f1640 0f0a24 ffffff f0648f ffffff', 'Tajawal', { motif: 'heart', look: 'neon' }],
    ['side', 'f0f5ec d8e6cf 234a2c 3f8a4f cfe3c4', 'Tajawal', { motif: 'heart' }],
    ['card', 'd9694a b54a30 ffffff c9442b fff6ef', 'Lateef', { motif: 'heart' }],
    ['flowers', '1d4a55 0e2d35 fdf6ec f0b46a f7dcc0', 'Amiri'],
  ]),
  ...templatesOf('national', [
    ['sashes', 'fbfaf5 efece3 1b1b1b 1f8a52 c8202f', 'cairo', { motif: 'crescent' }],
    ['arcade', 'f3e6cf e3cba0 4a2c0c a8542c b98a52', 'Amiri'],
    ['bunting', 'fbfaf5 ece7da 1b1b1b c8202f 1f8a52', 'Tajawal', { motif: 'crescent' }],
    ['dunes', '0d4139 c98f4c ffffff ffd98a 5b3413', 'cairo', { look: 'shadow' }],
    ['medallion', '1d5a3f 0d3324 ffffff e2c27a ffffff', 'cairo', { motif: 'crescent' }],
    ['band', 'c8202f 9c1522 ffffff f7e7cf 14161a', 'Tajawal', { motif: 'crescent' }],
  ]),
]
