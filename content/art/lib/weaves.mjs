/**
 * @typedef {object} Weave
 * @property {string} name
 * @property {string[]} phrases
 * @property {string} ground behind everything
 * @property {string} line the strap
 * @property {string} edge the outline of the strap
 * @property {string[]} tiles fills, the star first
 */

/** @type {Record<string, Weave>} */
export const weaves = {
  fez: {
    name: 'fez',
    phrases: ['بأزرق فاسي', 'بأزرق وأصفر'],
    ground: '#123B6D',
    line: '#F6EFDF',
    edge: '#0B2A50',
    tiles: ['#1F6FB2', '#F0B23E', '#0F2F58', '#3D94C9', '#F6EFDF'],
  },
  sea: {
    name: 'sea',
    phrases: ['بلون البحر', 'بزرقة البحر'],
    ground: '#0B5D6B',
    line: '#FBF3DF',
    edge: '#063842',
    tiles: ['#F5A524', '#128091', '#074A56', '#55AFAE', '#FBF3DF'],
  },
  palace: {
    name: 'palace',
    phrases: ['من القصر القديم', 'بألوان القصر'],
    ground: '#F4E9D2',
    line: '#FFFFFF',
    edge: '#8A5A2B',
    tiles: ['#1D6A6E', '#B5432E', '#E3B04B', '#2C3F6B', '#F4E9D2'],
  },
  ink: {
    name: 'ink',
    phrases: ['بالحبر والذهب', 'بسواد وذهب'],
    ground: '#131A2B',
    line: '#D9B15F',
    edge: '#0A0F1C',
    tiles: ['#1E2A45', '#26385C', '#182238', '#D9B15F', '#2F456F'],
  },
  rose: {
    name: 'rose',
    phrases: ['بلون الورد', 'بألوان الورد'],
    ground: '#F3D6CC',
    line: '#FFF8F1',
    edge: '#A95A5C',
    tiles: ['#C4586B', '#E59A8C', '#8C3850', '#F6C7A8', '#FFF8F1'],
  },
  mint: {
    name: 'mint',
    phrases: ['بلون النعناع', 'بأخضر هادئ'],
    ground: '#DDEBDD',
    line: '#FFFFFF',
    edge: '#4F8271',
    tiles: ['#2F7D6B', '#8FC1A4', '#F1B75B', '#17554F', '#FFFFFF'],
  },
  clay: {
    name: 'clay',
    phrases: ['بلون الفخار', 'بطين وذهب'],
    ground: '#B9573C',
    line: '#FBE8CF',
    edge: '#6D2A1E',
    tiles: ['#F0B867', '#8E3527', '#22575E', '#D97F57', '#FBE8CF'],
  },
  plum: {
    name: 'plum',
    phrases: ['بلون البرقوق', 'بأرجوان داكن'],
    ground: '#3E1A4E',
    line: '#F3DCC8',
    edge: '#230B30',
    tiles: ['#E08E6D', '#6B3079', '#2C1039', '#B25C8C', '#F3DCC8'],
  },
  turquoise: {
    name: 'turquoise',
    phrases: ['بلون الفيروز', 'بفيروز وبياض'],
    ground: '#0E7C86',
    line: '#F7F3E4',
    edge: '#064A53',
    tiles: ['#F7F3E4', '#3CB7B4', '#0A5761', '#F2A154', '#A8DCD0'],
  },
  night: {
    name: 'night',
    phrases: ['بألوان الليل', 'بأزرق الليل'],
    ground: '#0C1838',
    line: '#8FB4DF',
    edge: '#060C20',
    tiles: ['#F2CE7B', '#1D3568', '#132650', '#3A62A3', '#8FB4DF'],
  },
  sand: {
    name: 'sand',
    phrases: ['بلون الرمل', 'بألوان الواحة'],
    ground: '#E8D5B0',
    line: '#FFFAEE',
    edge: '#A9854D',
    tiles: ['#C79A55', '#DDBF8B', '#9B6B38', '#F0DFBC', '#FFFAEE'],
  },
  forest: {
    name: 'forest',
    phrases: ['بأخضر الزيتون', 'بأخضر وذهب'],
    ground: '#1F4A38',
    line: '#F1E6C8',
    edge: '#0F2B20',
    tiles: ['#D9A441', '#2F6D50', '#163A2B', '#7FA468', '#F1E6C8'],
  },
  lilac: {
    name: 'lilac',
    phrases: ['بلون الخزامى', 'ببنفسج هادئ'],
    ground: '#DCD3EC',
    line: '#FFFFFF',
    edge: '#6C5AA0',
    tiles: ['#6B4E9B', '#A892CF', '#F2B880', '#473579', '#FFFFFF'],
  },
  marble: {
    name: 'marble',
    phrases: ['بلون الرخام', 'برخام وذهب'],
    ground: '#ECEAE4',
    line: '#FFFFFF',
    edge: '#9AA3A8',
    tiles: ['#D6C9B4', '#E2DCCF', '#7E95A0', '#B89B6A', '#FFFFFF'],
  },
}
