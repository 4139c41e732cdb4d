import { mix } from '../../lib/colour.mjs';
import { glow } from '../../lib/light.mjs';
import { circle, path, place, rect } from '../../lib/svg.mjs';
import { weaves } from '../../lib/palettes.mjs';
import { kaaba, plane, suitcase } from '../../parts/keepsakes.mjs';
import { birds, cloud, stars } from '../../parts/sky.mjs';
import { dome, house, minaret } from '../../parts/buildings.mjs';
import { dhow } from '../../parts/travellers.mjs';
import { palm } from '../../parts/trees.mjs';
import { strokes } from '../../parts/water.mjs';
import { thread, wovenBorder } from '../frames.mjs';
import { lettering } from '../lettering.mjs';

/** @type {Record<string, import('./types.mjs').CardDrawing>} */
export const travel = {
  'travel-safe': ({ sheet, card }) => {
    sheet.fill(sheet.linear(['#3E86B4', '#9CCDE0', '#F6EAD0']));
    sheet.add(circle(250, 300, 100, { fill: '#FFF6DC' }), glow(sheet, 250, 300, 330, '#FFFFFF', 0.6), cloud(560, 170, 400, '#FFFFFF', 0.9), cloud(60, 560, 420, '#FFFFFF', 0.85), cloud(660, 720, 380, '#FFFFFF', 0.8), path('M1080 760C900 740 720 660 560 480', { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 7, 'stroke-dasharray': '4 26', 'stroke-linecap': 'round' }), place(500, 440, 1.6, plane('#FFFFFF', '#0B6A82', '#7FC4DC'), 14));
    sheet.add(path('M0 900C300 840 700 930 1080 860L1080 1350L0 1350Z', { fill: '#0B5D6B' }), path('M0 880C300 820 700 910 1080 840L1080 872C700 942 300 852 0 912Z', { fill: '#E9D2A0' }), lettering(card, { y: 1120, width: 820, tall: 170, ink: '#FFF6E0', quiet: '#F2CE7B' }));
  },
  'travel-return': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#F29A5A', '#F9C98A', '#FFF0D0']));
    sheet.add(circle(540, 430, 190, { fill: '#FFF3D0' }), birds(random, 780, 250, 140, 7, '#6B3A2A'));
    const tone = (t) => ({ wall: mix('#E9B07A', '#A8502C', t), light: mix('#F6CF9A', '#C9703E', t), dark: mix('#A8502C', '#5B2418', t), glow: '#FFE9B0', metal: '#8A3B24' });
    sheet.add(place(250, 640, 0.8, minaret(470, tone(0.3))), place(780, 560, 0.9, dome(200, tone(0.35))), rect(690, 555, 180, 100, { fill: tone(0.35).wall }));
    for (let i = 0; i < 8; i++) sheet.add(place(40 + i * 145, 690, 1, house(random.range(140, 180), random.range(110, 210), tone(0.4 + (i % 3) * 0.2), () => random.chance(0.4))));
    sheet.add(rect(0, 680, 1080, 300, { fill: sheet.linear(['#3FA0A8', '#0B5D6B']) }), strokes(random, { y: 700, bottom: 960, colour: '#BFE6E2', count: 22, opacity: 0.5 }), place(520, 850, 1.35, dhow({ hull: '#5B2418', trim: '#F5A524', sail: '#FFF9EC', shadow: '#EAD9B8' })), place(960, 950, 1.5, palm({ trunk: '#6B3A1E', leaves: '#1F5A42', under: '#14402E', fruit: '#D9782E', lean: -30 })), rect(0, 940, 1080, 410, { fill: '#FFF6E4' }), rect(0, 940, 1080, 12, { fill: '#C9642B' }));
    sheet.add(lettering(card, { y: 1150, width: 820, tall: 170, ink: '#7A2E1A', quiet: '#0B5D6B' }));
  },
  'travel-hajj': ({ sheet, random, card }) => {
    sheet.add(wovenBorder(sheet, 120, { tiling: 'twelve', edge: 56, weave: weaves.ink, plain: sheet.linear(['#1B2A4E', '#2F4A7A', '#8C7A8C']) }));
    sheet.add(stars(random, { sun: '#FFF3D0' }, { x: 140, y: 140, width: 800, height: 420, count: 80 }), glow(sheet, 540, 620, 420, '#F2CE7B', 0.6));
    const look = { wall: '#C9B48C', light: '#E3D2AA', dark: '#7A643A', metal: '#E3B04B' };
    sheet.add(place(270, 820, 1, minaret(540, look)), place(810, 820, 1, minaret(540, look)), path('M134 780C300 690 420 760 540 720C680 690 800 760 946 700L946 860L134 860Z', { fill: '#5B5A7A' }), place(540, 800, 1.3, kaaba('#E3B04B')), Array.from({ length: 54 }, (_, i) => circle(160 + (i % 18) * 44 + random.range(-8, 8), 838 + Math.floor(i / 18) * 18 + random.range(-3, 3), 8, { fill: i % 4 ? '#FFFFFF' : '#D9D2C2' })));
    sheet.add(rect(134, 890, 812, 326, { fill: '#131A2B' }), lettering(card, { y: 1058, width: 640, tall: 125, ink: '#F2D68C', quiet: '#F3E6C8' }));
  },
  'travel-abroad': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#4A6178', '#8FA6B4', '#F3DCC0']));
    sheet.add(cloud(90, 190, 360, '#FFFFFF', 0.6), cloud(650, 120, 330, '#FFFFFF', 0.5), circle(790, 400, 110, { fill: '#FFF0D0' }), birds(random, 420, 330, 140, 7, '#2B3C4E'));
    for (let i = 0; i < 11; i++) { const h = random.range(130, 380); sheet.add(rect(i * 100 - 20, 800 - h, 92, h, { fill: mix('#8FA0B0', '#5B7086', random.next()) }), Array.from({ length: Math.floor(h / 46) }, (_, k) => rect(i * 100 - 4, 800 - h + 20 + k * 44, 22, 18, { fill: random.chance(0.35) ? '#FFDF9A' : '#6B8096' }) + rect(i * 100 + 34, 800 - h + 20 + k * 44, 22, 18, { fill: random.chance(0.35) ? '#FFDF9A' : '#6B8096' }))); }
    sheet.add(rect(0, 790, 1080, 560, { fill: '#2B3C4E' }), rect(0, 790, 1080, 12, { fill: '#F2CE7B' }), place(430, 850, 1.45, suitcase('#C9642B', '#F2CE7B', '#FFF3D6')), place(660, 850, 1, suitcase('#1C7C8C', '#F2CE7B', '#FFF3D6')), thread(sheet, 30, '#F2CE7B'));
    sheet.add(lettering(card, { y: 1110, width: 820, tall: 160, ink: '#FFF3D6', quiet: '#F2CE7B' }));
  },
};
