import { weaves } from '../../lib/palettes.mjs';
import { mix, shade } from '../../lib/colour.mjs';
import { glow } from '../../lib/light.mjs';
import { circle, group, path, place, rect } from '../../lib/svg.mjs';
import { arch, khatam, lines } from '../../lib/path.mjs';
import { strapwork } from '../../lib/strapwork.mjs';
import { confetti } from '../../parts/feast.mjs';
import { branch } from '../../parts/flowers.mjs';
import { kaaba } from '../../parts/keepsakes.mjs';
import { birds, stars } from '../../parts/sky.mjs';
import { minaret } from '../../parts/buildings.mjs';
import { palm } from '../../parts/trees.mjs';
import { thread, wovenBorder } from '../frames.mjs';
import { lettering } from '../lettering.mjs';

const party = ['#F5A524', '#C9442B', '#0B7A86', '#6B4E9B', '#4B9A5B'];

/** @type {Record<string, import('./types.mjs').CardDrawing>} */
export const congratulations = {
  'congratulations-job': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#FBE7B8', '#FFF8E6']));
    sheet.add(confetti(random, { x: 40, y: 40, width: 1000, height: 620, count: 70, colours: party }), glow(sheet, 540, 540, 430, '#FFFFFF', 0.8));
    sheet.add(place(540, 540, 1.5, path('M-60 -150L-60 -190C-60 -206 -50 -214 -38 -214L38 -214C50 -214 60 -206 60 -190L60 -150', { fill: 'none', stroke: '#5B3420', 'stroke-width': 20 }) + rect(-210, -152, 420, 290, { rx: 34, fill: '#9C5B2C' }) + path('M-210 -118A34 34 0 0 1 -176 -152L176 -152A34 34 0 0 1 210 -118L210 -20C80 30 -80 30 -210 -20Z', { fill: '#B9733C' }) + rect(-36, -10, 72, 62, { rx: 12, fill: '#F2CE7B' }) + path(lines(khatam(0, 20, 22)), { fill: '#9C5B2C' })));
    sheet.add(place(190, 800, 1, branch([[0, 0], [30, -120], [10, -260]], { stem: '#3A7A52', leaves: ['#3A7A52', '#6FA878'], vein: '#CFE6C8', size: 120, width: 34, count: 9, thick: 8 }), -12), place(900, 800, 1, branch([[0, 0], [-30, -120], [-10, -260]], { stem: '#3A7A52', leaves: ['#3A7A52', '#6FA878'], vein: '#CFE6C8', size: 120, width: 34, count: 9, thick: 8 }), 12));
    sheet.add(lettering(card, { y: 1060, width: 840, tall: 180, ink: '#7A4A00', quiet: '#8A6200' }), thread(sheet, 30, '#D9A441'));
  },
  'congratulations-house': ({ sheet, card }) => {
    sheet.fill(sheet.linear(['#9FD3DC', '#DFF0E6', '#FFF6E0']));
    const wall = '#FBEFD8';
    sheet.add(circle(860, 220, 90, { fill: '#FFF3CF' }), path('M0 760C260 700 760 700 1080 760L1080 1350L0 1350Z', { fill: '#8FB86B' }), rect(230, 360, 620, 470, { fill: wall }), rect(640, 360, 210, 470, { fill: shade(wall, -0.08) }), path(lines([[230, 360], [230, 316], [270, 340], [270, 360]]), { fill: wall }), path(lines([[850, 360], [850, 316], [810, 340], [810, 360]]), { fill: shade(wall, -0.08) }), rect(230, 380, 620, 16, { fill: '#B5432E' }));
    const clip = sheet.clip(path(`${arch(540, 830, 250, 370, 0.3)}Z`, {}));
    sheet.add(group({ 'clip-path': clip }, strapwork(sheet, { box: { x: 400, y: 440, width: 280, height: 400 }, tiling: 'eightCalm', edge: 30, weave: weaves.fez })), path(`${arch(540, 830, 180, 310, 0.3)}Z`, { fill: '#1C6E9E' }), path('M540 525L540 830', { stroke: '#0F4A70', 'stroke-width': 5 }), circle(522, 690, 8, { fill: '#F2CE7B' }), circle(558, 690, 8, { fill: '#F2CE7B' }));
    for (const x of [330, 750]) sheet.add(path(`${arch(x, 640, 90, 150, 0.3)}Z`, { fill: '#1C6E9E' }), path(`${arch(x, 634, 66, 122, 0.3)}Z`, { fill: '#FFE2A0' }), path(`M${x} 512L${x} 634M${x - 33} 580L${x + 33} 580`, { stroke: '#1C6E9E', 'stroke-width': 6 }));
    sheet.add(path('M470 830L610 830L680 930L400 930Z', { fill: '#E9D2A8' }), place(130, 850, 1.7, palm({ trunk: '#7A5230', leaves: '#2F7D5B', under: '#1F5A42', fruit: '#D98A2E' })), place(960, 850, 1.4, palm({ trunk: '#7A5230', leaves: '#2F7D5B', under: '#1F5A42', fruit: '#D98A2E', lean: -24 })));
    sheet.add(rect(70, 960, 940, 330, { rx: 40, fill: '#FFFBF2' }), lettering(card, { y: 1125, width: 780, tall: 150, ink: '#0F4A70', quiet: '#A3421E' }));
  },
  'congratulations-promotion': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#12304E', '#1F5C7E', '#E9B06A']));
    sheet.add(stars(random, { sun: '#FFF3D0' }, { count: 70, height: 600 }), glow(sheet, 760, 300, 420, '#FFE2A0', 0.7));
    for (let i = 0; i < 6; i++) { const [x, h] = [110 + i * 145, 110 + i * 96]; sheet.add(rect(x, 900 - h, 145, h + 80, { fill: mix('#F6D9A0', '#C97B3C', i / 7) }), rect(x, 900 - h, 145, 15, { fill: '#FFF3D6' }), path(lines(khatam(x + 72, 900 - h + 62, 30)), { fill: mix('#E0A050', '#8A4526', i / 7) })); }
    sheet.add(rect(901, 120, 9, 206, { fill: '#FFF3D6' }), path('M910 124C950 104 980 150 1030 124L1030 204C980 230 950 184 910 204Z', { fill: '#F5A524' }), path(lines(khatam(968, 164, 26)), { fill: '#0B5D6B' }), birds(random, 340, 300, 150, 6, '#FFF3D6'), rect(0, 950, 1080, 400, { fill: '#0E2640' }), rect(0, 950, 1080, 10, { fill: '#F2CE7B' }));
    sheet.add(lettering(card, { y: 1155, width: 840, tall: 170, ink: '#FFE9B8', quiet: '#F2CE7B' }));
  },
  'congratulations-umrah': ({ sheet, random, card }) => {
    sheet.add(wovenBorder(sheet, 110, { tiling: 'ten', edge: 56, weave: weaves.forest, plain: sheet.linear(['#F9EBCB', '#FFF9EC']) }));
    const look = { wall: '#E9D2A0', light: '#F6E6C0', dark: '#A8813C', metal: '#A8813C' };
    sheet.add(glow(sheet, 540, 560, 380, '#F2CE7B', 0.7), place(260, 800, 1, minaret(560, look)), place(820, 800, 1, minaret(560, look)), birds(random, 540, 310, 120, 7, '#1F4A38'), place(540, 760, 1.25, kaaba('#E3B04B')), Array.from({ length: 40 }, (_, i) => circle(180 + (i % 20) * 38 + random.range(-8, 8), 806 + Math.floor(i / 20) * 24 + random.range(-4, 4), 8, { fill: i % 3 ? '#FFFFFF' : '#E3D6B8' })));
    sheet.add(lettering(card, { y: 1040, width: 700, tall: 170, ink: '#1F4A38', quiet: '#8A6200' }));
  },
};
