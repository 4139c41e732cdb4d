/**
 * Hand-picked colours. A scene lights a landscape; a weave colours a pattern.
 * @typedef {object} Scene
 * @property {string} name
 * @property {string} phrase Arabic words that follow a noun of either gender in a title
 * @property {string[]} sky from the zenith to the horizon
 * @property {string} sun sun or moon
 * @property {string} far the palest, most distant ground
 * @property {string} near the darkest, closest ground
 * @property {string} accent
 * @property {boolean} [dark] stars may show
 */

/** @type {Record<string, Scene>} */
export const scenes = {
  dawn: { name: 'dawn', phrase: 'عند الفجر', sky: ['#33507A', '#8E7FA3', '#E9A792', '#FBE3BE'], sun: '#FFF3D6', far: '#CF978E', near: '#3B2C48', accent: '#F5A524' },
  noon: { name: 'noon', phrase: 'في الضحى', sky: ['#2F8FBC', '#86CADD', '#E6F3EC'], sun: '#FFFBE8', far: '#A7CFCB', near: '#0A4B58', accent: '#F5A524' },
  dusk: { name: 'dusk', phrase: 'وقت الغروب', sky: ['#2B1B4F', '#7F3470', '#E4644F', '#FDBE6A'], sun: '#FFE0A0', far: '#B94C60', near: '#1F1436', accent: '#FDBE6A', dark: true },
  night: { name: 'night', phrase: 'في هدأة الليل', sky: ['#0A1230', '#16305A', '#3C6285'], sun: '#F8EDCD', far: '#2B4D76', near: '#080E22', accent: '#F2C14E', dark: true },
  rose: { name: 'rose', phrase: 'بلون الورد', sky: ['#EFB0AC', '#F6D3C4', '#FCF0E2'], sun: '#EE7F62', far: '#E3A9A0', near: '#71344A', accent: '#C9442B' },
  mint: { name: 'mint', phrase: 'بلون النعناع', sky: ['#A9D9C8', '#D8EDDC', '#FBF7E8'], sun: '#F4B44E', far: '#98C8B6', near: '#17504F', accent: '#E98A3A' },
  saffron: { name: 'saffron', phrase: 'بلون الزعفران', sky: ['#E9761E', '#F6AC40', '#FCE2A2'], sun: '#FFF7DF', far: '#DF8B3B', near: '#561F18', accent: '#8C2B1D' },
  lilac: { name: 'lilac', phrase: 'بلون الخزامى', sky: ['#473B8A', '#9483C5', '#E6C3DF', '#FCECDD'], sun: '#FFF4DE', far: '#A78FC6', near: '#2A2158', accent: '#F3B562' },
  sea: { name: 'sea', phrase: 'بلون البحر', sky: ['#06404D', '#0F6F7C', '#6DB7AE', '#EADFB6'], sun: '#FFF0C4', far: '#5DA39F', near: '#052D38', accent: '#F5A524' },
  ember: { name: 'ember', phrase: 'بلون الجمر', sky: ['#240F28', '#6A1D35', '#C23C2B', '#F59540'], sun: '#FFD98A', far: '#A3312F', near: '#180A19', accent: '#F5A524', dark: true },
  frost: { name: 'frost', phrase: 'في صباح بارد', sky: ['#8FB3CF', '#C9DCE6', '#F7F3EA'], sun: '#FFFDF3', far: '#B3CBD8', near: '#24445F', accent: '#E8935A' },
  olive: { name: 'olive', phrase: 'بلون الزيتون', sky: ['#D9D6A6', '#EDE8C6', '#FBF8E8'], sun: '#E08A2E', far: '#BDBF8C', near: '#36421F', accent: '#B4541F' },
  moon: { name: 'moon', phrase: 'في ضوء القمر', sky: ['#141A3C', '#35407A', '#8791BE', '#D5CBD8'], sun: '#FFF6DA', far: '#5E6AA0', near: '#0E1230', accent: '#F2C879', dark: true },
  clay: { name: 'clay', phrase: 'بلون الطين', sky: ['#C7654A', '#E39A73', '#F5D5B0'], sun: '#FFF3DD', far: '#D98C68', near: '#4A1D1C', accent: '#0B5D6B' },
  turquoise: { name: 'turquoise', phrase: 'بلون الفيروز', sky: ['#0C8A93', '#5CC3C1', '#D8F0E2'], sun: '#FFF9E2', far: '#6CC0B8', near: '#06454F', accent: '#F28C4B' },
  plum: { name: 'plum', phrase: 'بلون البرقوق', sky: ['#2A1238', '#5E2A62', '#B45E83', '#F2B8A0'], sun: '#FFE3C2', far: '#8C4675', near: '#1A0A26', accent: '#F2A65A', dark: true },
};

/**
 * @typedef {object} Weave
 * @property {string} name
 * @property {string} phrase
 * @property {string} ground behind everything
 * @property {string} line the strap
 * @property {string} edge the outline of the strap
 * @property {string[]} tiles fills, the star first
 */

/** @type {Record<string, Weave>} */
export const weaves = {
  fez: { name: 'fez', phrase: 'بأزرق فاسي', ground: '#123B6D', line: '#F6EFDF', edge: '#0B2A50', tiles: ['#1F6FB2', '#F0B23E', '#0F2F58', '#3D94C9', '#F6EFDF'] },
  sea: { name: 'sea', phrase: 'بلون البحر', ground: '#0B5D6B', line: '#FBF3DF', edge: '#063842', tiles: ['#F5A524', '#128091', '#074A56', '#55AFAE', '#FBF3DF'] },
  palace: { name: 'palace', phrase: 'من القصر القديم', ground: '#F4E9D2', line: '#FFFFFF', edge: '#8A5A2B', tiles: ['#1D6A6E', '#B5432E', '#E3B04B', '#2C3F6B', '#F4E9D2'] },
  ink: { name: 'ink', phrase: 'بالحبر والذهب', ground: '#131A2B', line: '#D9B15F', edge: '#0A0F1C', tiles: ['#1E2A45', '#26385C', '#182238', '#D9B15F', '#2F456F'] },
  rose: { name: 'rose', phrase: 'بلون الورد', ground: '#F3D6CC', line: '#FFF8F1', edge: '#A95A5C', tiles: ['#C4586B', '#E59A8C', '#8C3850', '#F6C7A8', '#FFF8F1'] },
  mint: { name: 'mint', phrase: 'بلون النعناع', ground: '#DDEBDD', line: '#FFFFFF', edge: '#4F8271', tiles: ['#2F7D6B', '#8FC1A4', '#F1B75B', '#17554F', '#FFFFFF'] },
  clay: { name: 'clay', phrase: 'بلون الفخار', ground: '#B9573C', line: '#FBE8CF', edge: '#6D2A1E', tiles: ['#F0B867', '#8E3527', '#22575E', '#D97F57', '#FBE8CF'] },
  plum: { name: 'plum', phrase: 'بلون البرقوق', ground: '#3E1A4E', line: '#F3DCC8', edge: '#230B30', tiles: ['#E08E6D', '#6B3079', '#2C1039', '#B25C8C', '#F3DCC8'] },
  turquoise: { name: 'turquoise', phrase: 'بلون الفيروز', ground: '#0E7C86', line: '#F7F3E4', edge: '#064A53', tiles: ['#F7F3E4', '#3CB7B4', '#0A5761', '#F2A154', '#A8DCD0'] },
  night: { name: 'night', phrase: 'بألوان الليل', ground: '#0C1838', line: '#8FB4DF', edge: '#060C20', tiles: ['#F2CE7B', '#1D3568', '#132650', '#3A62A3', '#8FB4DF'] },
  sand: { name: 'sand', phrase: 'بلون الرمل', ground: '#E8D5B0', line: '#FFFAEE', edge: '#A9854D', tiles: ['#C79A55', '#DDBF8B', '#9B6B38', '#F0DFBC', '#FFFAEE'] },
  forest: { name: 'forest', phrase: 'بأخضر الزيتون', ground: '#1F4A38', line: '#F1E6C8', edge: '#0F2B20', tiles: ['#D9A441', '#2F6D50', '#163A2B', '#7FA468', '#F1E6C8'] },
  lilac: { name: 'lilac', phrase: 'بلون الخزامى', ground: '#DCD3EC', line: '#FFFFFF', edge: '#6C5AA0', tiles: ['#6B4E9B', '#A892CF', '#F2B880', '#473579', '#FFFFFF'] },
  marble: { name: 'marble', phrase: 'بلون الرخام', ground: '#ECEAE4', line: '#FFFFFF', edge: '#9AA3A8', tiles: ['#C9CFD1', '#DDDEDA', '#7E95A0', '#B89B6A', '#FFFFFF'] },
};

const list = { scenes: Object.values(scenes), weaves: Object.values(weaves) };
export const allScenes = list.scenes;
export const allWeaves = list.weaves;

/** The colours of the top categories, as in the catalogue; used for stickers and category art. */
export const brand = { paper: '#FBF8F3', ink: '#1B2430', sea: '#0B5D6B', saffron: '#F5A524', coral: '#E4654A', leaf: '#4B7A1F', night: '#16305A', rose: '#C4586B', sand: '#E8D5B0' };
