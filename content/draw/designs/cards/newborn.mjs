import { glow } from '../../lib/light.mjs';
import { circle, ellipse, group, mirror, path, place } from '../../lib/svg.mjs';
import { khatam, lines, star } from '../../lib/path.mjs';
import { balloon, bunting, confetti } from '../../parts/feast.mjs';
import { daisy, rose, tulip } from '../../parts/flowers.mjs';
import { cradle, lamb } from '../../parts/keepsakes.mjs';
import { cloud, stars } from '../../parts/sky.mjs';
import { scalloped, thread } from '../frames.mjs';
import { lettering } from '../lettering.mjs';

/** A mobile of stars and moons hanging from the upper edge. */
const mobile = (colours) => [[160, 210], [300, 120], [780, 120], [920, 210], [430, 70], [650, 70]].map(([x, y], i) => path(`M${x} 0L${x} ${y}`, { stroke: colours[0], 'stroke-width': 3 }) + path(lines(i % 2 ? star(5, x, y + 34, 40, 19) : khatam(x, y + 34, 36)), { fill: colours[1 + (i % (colours.length - 1))] }));

/** @type {Record<string, import('./types.mjs').CardDrawing>} */
export const newborn = {
  'newborn-boy': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#7FB9DC', '#C3E1EE', '#F4F7EE']));
    sheet.add(stars(random, { sun: '#FFFFFF' }, { count: 80, height: 700 }), mobile(['#4A86AC', '#F5C451', '#FFFFFF', '#2B6F9E']), glow(sheet, 540, 500, 420, '#FFFFFF', 0.6), place(540, 500, 1.25, cradle('#F5C451', '#2B7FB0')), cloud(80, 720, 330, '#FFFFFF', 0.95), cloud(640, 750, 380, '#FFFFFF', 0.95));
    sheet.add(lettering(card, { y: 1070, width: 860, tall: 180, ink: '#1B5580', quiet: '#2B6F9E' }), thread(sheet, 30, '#FFFFFF'));
  },
  'newborn-girl': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#F6B9C0', '#FBDCD6', '#FFF6EC']));
    sheet.add(mobile(['#C4788C', '#FFFFFF', '#F2B45A', '#D6477E']), glow(sheet, 540, 480, 420, '#FFFFFF', 0.7), place(540, 490, 1.25, cradle('#FFF0C8', '#D66A90')));
    const crown = path('M-70 40L-84 -30L-40 4L0 -50L40 4L84 -30L70 40Z', { fill: '#F2B83C' }) + path('M-70 26L70 26', { stroke: '#D9861A', 'stroke-width': 8 }) + [-84, 0, 84].map((x, i) => circle(x, i === 1 ? -56 : -36, 10, { fill: '#D6477E' })).join('');
    sheet.add(place(540, 240, 1.1, crown));
    for (const [x, y, s, head] of [[110, 1260, 0.9, rose('#D66A90')], [230, 1300, 0.6, daisy('#FFFFFF', '#F6D3DC', '#F5B83D')], [970, 1260, 0.9, rose('#E98A9B')], [850, 1300, 0.6, daisy('#FFFFFF', '#F6D3DC', '#F5B83D')], [50, 1140, 0.5, daisy('#FFFFFF', '#F6D3DC', '#F5B83D')], [1030, 1140, 0.5, rose('#F2B8A0')]]) sheet.add(place(x, y, s, head, random.range(0, 60)));
    sheet.add(lettering(card, { y: 1000, width: 820, tall: 180, ink: '#A32A5E', quiet: '#B3506F' }));
  },
  'newborn-aqiqa': ({ sheet, random, card }) => {
    const colours = ['#F5A524', '#1F8A7A', '#E4654A', '#F2CE7B', '#3B7FB0'];
    sheet.fill(sheet.linear(['#FFF3D9', '#FCE3B4']));
    sheet.add(place(0, 60, 1, bunting(1080, 60, 10, colours)), confetti(random, { x: 60, y: 180, width: 960, height: 420, count: 36, colours }), circle(540, 620, 300, { fill: '#FFFBF0' }), circle(540, 620, 284, { fill: 'none', stroke: '#1F8A7A', 'stroke-width': 5 }));
    sheet.add(path('M262 700C420 650 660 650 818 700C780 850 660 916 540 916C420 916 300 850 262 700Z', { fill: '#8FB85B' }), place(440, 800, 1.15, lamb('#FFFFFF', '#5B4030')), mirror(680, 812, 0.86, lamb('#F6EBD8', '#5B4030')), [[330, 800], [560, 850], [760, 780]].map(([x, y]) => place(x, y, 0.28, daisy('#FFFFFF', '#FBE3B4', '#F5A524'))));
    sheet.add(lettering(card, { y: 1130, width: 820, tall: 160, ink: '#17665A', quiet: '#A3601E' }), thread(sheet, 28, '#D9A441'));
  },
  'newborn-twins': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#B9A6DE', '#E3D6F0', '#FFF6E8']));
    sheet.add(stars(random, { sun: '#FFFFFF' }, { count: 70, height: 600 }), scalloped(540, 500, 400, 360, 30, { fill: '#FFFFFF', opacity: 0.55 }));
    sheet.add(place(350, 500, 0.86, cradle('#F5C451', '#3E8FC0')), mirror(730, 500, 0.86, cradle('#F5C451', '#D66A90', '#E8B688')), place(140, 420, 0.9, balloon('#3E8FC0'), -8), place(940, 420, 0.9, balloon('#D66A90'), 8), place(250, 300, 0.62, balloon('#F5C451'), -4), place(830, 300, 0.62, balloon('#8FC1A4'), 4));
    sheet.add(group({}, [[150, 1240], [300, 1290], [780, 1290], [930, 1240]].map(([x, y], i) => place(x, y, 0.8, tulip(['#E4657F', '#3E8FC0', '#E4657F', '#3E8FC0'][i], ['#F2A0B0', '#8CC4E4', '#F2A0B0', '#8CC4E4'][i])))), ellipse(540, 1362, 700, 40, { fill: '#8FB89A' }));
    sheet.add(lettering(card, { y: 1040, width: 780, tall: 180, ink: '#54408F', quiet: '#6B4E9B' }));
  },
};
