import { weaves } from '../../lib/palettes.mjs';
import { mix } from '../../lib/colour.mjs';
import { glow } from '../../lib/light.mjs';
import { circle, group, path, place, rect } from '../../lib/svg.mjs';
import { arch, crescent } from '../../lib/path.mjs';
import { strapwork } from '../../lib/strapwork.mjs';
import { iftar } from '../../parts/feast.mjs';
import { dome, house, minaret } from '../../parts/buildings.mjs';
import { stars } from '../../parts/sky.mjs';
import { lantern } from '../../parts/travellers.mjs';
import { niche, thread } from '../frames.mjs';
import { lettering } from '../lettering.mjs';

const gold = '#E3B04B';

/** @type {Record<string, import('./types.mjs').CardDrawing>} */
export const ramadan = {
  'ramadan-kareem': ({ sheet, random, card }) => {
    sheet.fill('#24134A');
    sheet.add(group({ opacity: 0.35 }, strapwork(sheet, { box: { x: 0, y: 0, width: 1080, height: 1350 }, tiling: 'grandSoft', edge: 72, weave: { ...weaves.plum, line: '#6B4E9B' }, filled: false, woven: false, strap: 0.05 })));
    sheet.add(niche(sheet, { width: 820, height: 1260, point: 0.6, fill: sheet.linear(['#3B2475', '#6B3F94', '#B4607E']), rims: [[46, gold], [38, '#24134A'], [14, gold]] }));
    sheet.add(stars(random, { sun: '#FFEFC4' }, { x: 180, y: 160, width: 720, height: 700, count: 90, sparks: 6 }), glow(sheet, 540, 560, 430, '#F5A524', 0.7), path('M540 96L540 330', { stroke: gold, 'stroke-width': 5 }), place(540, 320, 2.2, lantern({ metal: '#D9A441', glass: sheet.linear(['#FFE2A0', '#F5A524']), light: '#FFFBEA' })));
    for (const [x, y, s] of [[290, 360, 0.9], [790, 360, 0.9]]) sheet.add(path(`M${x} 200L${x} ${y}`, { stroke: gold, 'stroke-width': 3 }), glow(sheet, x, y + 100, 180, '#E4654A', 0.6), place(x, y, s, lantern({ metal: '#D9A441', glass: '#E4654A', light: '#FFF6DC' })));
    sheet.add(lettering(card, { y: 1060, width: 680, tall: 220, ink: '#FFF3D6', quiet: '#F6CF86' }));
  },
  'ramadan-mubarak': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#0A1638', '#1B3A6E', '#4A6FA0', '#E9C79A']));
    sheet.add(stars(random, { sun: '#FFF3D0' }, { count: 160, height: 800 }), glow(sheet, 760, 300, 380, '#FFE7A8', 0.5), path(crescent(760, 300, 150, 0.72, -30), { fill: '#FFE7A8' }));
    const tone = (t) => ({ wall: mix('#6E7FA8', '#0C1838', t), light: mix('#8C98B8', '#16264C', t), dark: mix('#3A4A78', '#060C20', t), glow: '#FFD277', metal: gold });
    const lit = () => random.chance(0.5);
    sheet.add(place(250, 1180, 1.1, minaret(640, tone(0.2))), place(560, 900, 1.2, dome(250, tone(0.3))), rect(400, 895, 320, 300, { fill: tone(0.3).wall }), place(860, 1180, 1, minaret(560, tone(0.35))));
    for (let i = 0; i < 8; i++) sheet.add(place(20 + i * 150, 1180, 1, house(random.range(150, 190), random.range(170, 300), tone(0.55 + (i % 2) * 0.15), lit)));
    sheet.add(rect(0, 985, 1080, 365, { fill: '#0A1430' }), thread(sheet, 30, gold), lettering(card, { y: 1145, width: 760, tall: 140, ink: '#FFE7A8', quiet: '#F3E3C3' }));
  },
  'ramadan-iftar': ({ sheet, card }) => {
    sheet.fill(sheet.linear(['#F7E3C0', '#FFF4DF']));
    sheet.add(niche(sheet, { width: 780, height: 640, foot: 720, point: 0.4, fill: sheet.linear(['#E0704A', '#F6B25E', '#FCE0A0']), rims: [[34, '#8A3B24'], [22, '#FBE8CF']] }));
    const clip = sheet.clip(path(`${arch(540, 720, 780, 640, 0.4)}Z`, {}));
    const look = { wall: '#A84A2C', light: '#C9653E', dark: '#6D2A1E', metal: '#6D2A1E' };
    sheet.add(group({ 'clip-path': clip }, circle(540, 470, 130, { fill: '#FFF3CF' }), place(330, 720, 0.8, minaret(560, look)), place(690, 650, 0.9, dome(220, look)), rect(560, 640, 260, 90, { fill: look.wall })));
    sheet.add(rect(0, 716, 1080, 640, { fill: '#7A2E20' }), rect(0, 716, 1080, 18, { fill: '#F0B867' }), place(540, 790, 1.12, iftar({ brass: '#E3B04B', cloth: '#5E1F16', dates: '#5B2B16' })));
    sheet.add(lettering(card, { y: 1090, width: 860, tall: 190, ink: '#FFF3D6', quiet: '#F6CF86' }));
  },
  'ramadan-qadr': ({ sheet, random, card }) => {
    sheet.fill(sheet.radial(['#4A63A8', '#1B2C66', '#0A1238'], { cx: 0.5, cy: 0.36, r: 0.8 }));
    for (let i = 0; i < 24; i++) sheet.add(`<g transform="rotate(${i * 15} 540 480)">${path('M540 480L512 -420L568 -420Z', { fill: '#FFF3D0', opacity: 0.06 })}</g>`);
    sheet.add(stars(random, { sun: '#FFF6DC' }, { count: 260, height: 1350, sparks: 18 }), glow(sheet, 540, 480, 420, '#FFF3D0', 0.8));
    const weave = { ...weaves.ink, ground: '#14225A', line: '#F2CE7B', edge: '#0A1238', tiles: ['#F2CE7B', '#2C4390', '#FFF3D0', '#1B2C66', '#F2CE7B'] };
    const clip = sheet.clip(circle(540, 480, 268, {}));
    sheet.add(circle(540, 480, 296, { fill: gold }), circle(540, 480, 282, { fill: '#0A1238' }), group({ 'clip-path': clip }, rect(240, 180, 600, 600, { fill: weave.ground }), strapwork(sheet, { box: { x: 240, y: 180, width: 600, height: 600 }, tiling: 'sixteen', edge: 62, weave })), thread(sheet, 36, gold));
    sheet.add(lettering(card, { y: 1030, width: 840, tall: 190, ink: '#FFF3D6', quiet: '#F2CE7B' }));
  },
};
