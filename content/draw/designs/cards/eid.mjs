import { weaves } from '../../lib/palettes.mjs';
import { mix, shade } from '../../lib/colour.mjs';
import { glow } from '../../lib/light.mjs';
import { circle, ellipse, mirror, path, place } from '../../lib/svg.mjs';
import { crescent, khatam, lines } from '../../lib/path.mjs';
import { balloon, bunting, confetti, gift } from '../../parts/feast.mjs';
import { lamb } from '../../parts/keepsakes.mjs';
import { dome, minaret } from '../../parts/buildings.mjs';
import { stars } from '../../parts/sky.mjs';
import { lantern } from '../../parts/travellers.mjs';
import { niche, thread, wovenBorder } from '../frames.mjs';
import { lettering } from '../lettering.mjs';

const lamp = (sheet, x, y, s, glass) => [path(`M${x} -5L${x} ${y}`, { stroke: '#C8963C', 'stroke-width': 3 }), glow(sheet, x, y + 110 * s, 200 * s, glass, 0.6), place(x, y, s, lantern({ metal: '#C8963C', glass, light: '#FFF6DC' }))];

/** @type {Record<string, import('./types.mjs').CardDrawing>} */
export const eid = {
  'eid-mubarak': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#06303A', '#0B5D6B', '#0A4450']));
    sheet.add(stars(random, { sun: '#FFEFC4' }, { count: 130, height: 1350, sparks: 8 }), glow(sheet, 540, 440, 620, '#F5C451', 0.35));
    sheet.add(path(crescent(540, 420, 290, 0.72, -40), { fill: sheet.linear(['#FFE7A8', '#E9A93A']) }), path(lines(khatam(668, 330, 66)), { fill: '#FFE7A8' }));
    sheet.add(lamp(sheet, 150, 130, 1.1, '#F5A524'), lamp(sheet, 930, 130, 1.1, '#F5A524'), lamp(sheet, 290, 60, 0.7, '#E4654A'), lamp(sheet, 790, 60, 0.7, '#E4654A'), thread(sheet, 34, '#D9B15F'));
    sheet.add(lettering(card, { y: 1000, tall: 230, ink: '#FFF3D6', quiet: '#F2CE7B' }));
  },
  'eid-fitr': ({ sheet, card }) => {
    const weave = weaves.palace;
    sheet.add(wovenBorder(sheet, 150, { tiling: 'twelve', edge: 62, weave, plain: '#FFF9EE' }));
    const biscuit = (x, y, s, turn) => place(x, y, s, circle(0, 0, 84, { fill: '#E3B068' }) + Array.from({ length: 12 }, (_, i) => ellipse(0, -62, 15, 24, { fill: '#D39A4C', transform: `rotate(${i * 30})` })).join('') + path(lines(khatam(0, 0, 46)), { fill: '#F4D9A4' }) + circle(0, 0, 13, { fill: '#B5762E' }), turn);
    sheet.add(ellipse(540, 520, 300, 52, { fill: '#1D6A6E' }), ellipse(540, 506, 300, 50, { fill: '#2C8C8C' }), biscuit(390, 450, 1, 10), biscuit(540, 462, 1.06, 40), biscuit(690, 450, 1, 22), biscuit(462, 352, 0.98, 5), biscuit(620, 352, 0.98, 30), biscuit(540, 258, 0.94, 0));
    sheet.add(lettering(card, { y: 850, width: 640, tall: 210, ink: '#1D6A6E', quiet: '#B5432E' }));
  },
  'eid-adha': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#F2C07A', '#F9DFA8', '#FFF4DC']));
    sheet.add(circle(760, 330, 130, { fill: '#FFF8E6' }), glow(sheet, 760, 330, 420, '#FFFFFF', 0.6));
    const look = { wall: '#C9794A', light: '#DD9A66', dark: '#8A4526', metal: '#8A4526' };
    sheet.add(place(210, 700, 0.9, minaret(560, look)), place(400, 620, 1, dome(210, look)), place(860, 700, 0.8, minaret(520, look)));
    sheet.add(path('M0 640C200 590 420 640 600 610C800 580 960 620 1080 600L1080 760L0 760Z', { fill: '#D98C55' }), path('M0 700C260 650 520 720 760 690C900 674 1000 690 1080 680L1080 860L0 860Z', { fill: '#8FA34F' }), path('M0 770C300 720 700 800 1080 740L1080 1350L0 1350Z', { fill: '#4B6A2A' }));
    sheet.add(place(330, 800, 1.05, lamb('#FFF9EE', '#4A342A')), mirror(700, 820, 1.25, lamb('#FFF3E0', '#4A342A')), place(520, 790, 0.7, lamb('#F6E6CC', '#5B4030')));
    for (let i = 0; i < 60; i++) sheet.add(path('M0 0C-4 -14 -10 -22 -14 -26M0 0C2 -16 2 -24 0 -32M0 0C4 -14 10 -20 16 -24', { fill: 'none', stroke: '#7FA03E', 'stroke-width': 4, 'stroke-linecap': 'round', transform: `translate(${Math.round(random.range(20, 1060))} ${Math.round(random.range(830, 1330))})`, opacity: 0.6 }));
    sheet.add(lettering(card, { y: 1070, tall: 200, width: 860, ink: '#FFF6E0', quiet: '#F6DC9A' }));
  },
  'eid-kids': ({ sheet, random, card }) => {
    const colours = ['#E4654A', '#F5A524', '#1C8CA8', '#6B4E9B', '#4B9A5B', '#D6477E'];
    sheet.fill(sheet.linear(['#BFE6EC', '#E8F5EC', '#FFF6E2']));
    sheet.add(confetti(random, { x: 30, y: 30, width: 1020, height: 640, count: 70, colours }), place(0, 50, 1, bunting(1080, 70, 11, colours)));
    for (const [i, [x, y, s, turn]] of [[210, 520, 1.25, -8], [360, 440, 1.1, 5], [540, 500, 1.45, 0], [720, 430, 1.15, -4], [880, 530, 1.3, 8]].entries()) sheet.add(place(x, y, s, balloon(colours[i]), turn));
    sheet.add(niche(sheet, { width: 1180, height: 560, point: 0, fill: '#FFFDF6' }), place(130, 1335, 0.74, gift('#1C8CA8', '#F5A524')), place(950, 1335, 0.8, gift('#E4654A', '#FFF3D6', 170)));
    sheet.add(lettering(card, { y: 1015, width: 680, tall: 190, ink: '#C23F2B', quiet: shade(mix('#1C8CA8', '#1B2430', 0.2), -0.1) }));
  },
};
