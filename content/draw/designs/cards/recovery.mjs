import { shade } from '../../lib/colour.mjs';
import { glow } from '../../lib/light.mjs';
import { circle, ellipse, mirror, path, place, rect } from '../../lib/svg.mjs';
import { arch, khatam, lines } from '../../lib/path.mjs';
import { branch, jasmine, orange, daisy } from '../../parts/flowers.mjs';
import { dove } from '../../parts/keepsakes.mjs';
import { birds, cloud } from '../../parts/sky.mjs';
import { olive, palm } from '../../parts/trees.mjs';
import { house } from '../../parts/buildings.mjs';
import { niche, thread } from '../frames.mjs';
import { lettering } from '../lettering.mjs';

const green = { stem: '#3A7A60', leaves: ['#3F8A6B', '#6FB08F'], vein: '#D3EBDD', size: 110, width: 30, count: 10, thick: 8 };

/** @type {Record<string, import('./types.mjs').CardDrawing>} */
export const recovery = {
  'recovery-shifa': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#D3EEE8', '#F6FBF4']));
    sheet.add(circle(540, 500, 330, { fill: '#FFFFFF', opacity: 0.7 }), path('M540 800C180 560 280 230 500 330C524 342 536 370 540 396C544 370 556 342 580 330C800 230 900 560 540 800Z', { fill: '#0F7A7A' }), path('M360 520L470 520L510 430L570 620L610 520L720 520', { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 18, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }));
    for (const put of [place, mirror]) sheet.add(put(540, 0, 1, branch([[30, 850], [230, 800], [350, 640], [370, 470], [330, 320]], { ...green, count: 14 }) + [[250, 780, 0.5], [350, 620, 0.62], [372, 470, 0.5], [336, 330, 0.42]].map(([x, y, s]) => place(x, y, s, jasmine('#FFFFFF', '#F5B83D', '#DCE8E0'))).join('')));
    for (let i = 0; i < 12; i++) sheet.add(place(random.range(60, 1020), random.range(60, 240), random.range(0.12, 0.24), jasmine('#FFFFFF', '#F5B83D'), random.range(0, 70)));
    sheet.add(lettering(card, { y: 1090, width: 820, tall: 160, ink: '#0B5454', quiet: '#0F6E6E' }), thread(sheet, 32, '#8CC7B8'));
  },
  'recovery-salama': ({ sheet, card }) => {
    sheet.fill(sheet.linear(['#FFF0CF', '#FFF9EC']));
    sheet.add(niche(sheet, { width: 720, height: 720, foot: 830, point: 0.4, fill: sheet.linear(['#8FD0DC', '#DFF3EC']), rims: [[22, '#E9B45A']] }), circle(680, 330, 70, { fill: '#FFF6D8' }), rect(90, 820, 900, 30, { fill: '#B9782E' }));
    sheet.add(place(430, 820, 1, ellipse(0, 0, 150, 18, { fill: '#D9A441' }) + path('M-110 -190L110 -190C112 -80 70 -6 0 -6C-70 -6 -112 -80 -110 -190Z', { fill: '#FFFFFF' }) + path('M104 -160C180 -170 180 -60 88 -66', { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 20 }) + ellipse(0, -190, 110, 24, { fill: '#E9DCC8' }) + ellipse(0, -188, 94, 17, { fill: '#C97B2C' }) + path(lines(khatam(0, -96, 44)), { fill: '#0F7A7A' }) + path('M-30 -220C-48 -250 -14 -270 -30 -310M24 -220C6 -250 40 -270 24 -310', { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 13, 'stroke-linecap': 'round' })), place(690, 770, 0.62, orange('#F08A24', '#3A8A5B')), place(800, 784, 0.48, orange('#F5A03A', '#3A8A5B')));
    sheet.add(place(200, 830, 1, branch([[0, 0], [-20, -160], [30, -330]], green)), lettering(card, { y: 1080, width: 760, tall: 190, ink: '#8A4A0F', quiet: '#0F6E6E' }));
  },
  'recovery-tahur': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#4FA3BC', '#9FD3DC', '#EAF4E6']));
    sheet.add(glow(sheet, 540, 420, 480, '#FFFFFF', 0.8), cloud(70, 260, 360, '#FFFFFF', 0.9), cloud(660, 200, 330, '#FFFFFF', 0.9), cloud(380, 120, 260, '#FFFFFF', 0.7), place(540, 500, 2, dove('#FFFFFF', '#DCEBEE', '#3F8A6B')), birds(random, 820, 420, 90, 4, '#5B9AA8'));
    sheet.add(path('M0 800C260 730 820 730 1080 800L1080 1350L0 1350Z', { fill: '#CFE6C4' }), [[120, 840, 1.1], [960, 850, 1.2], [270, 820, 0.7], [820, 822, 0.75]].map(([x, y, s]) => place(x, y, s, olive({ trunk: '#7A5A3A', leaves: '#5B8A5B', light: '#86B07A' }))));
    for (let i = 0; i < 26; i++) sheet.add(place(random.range(30, 1050), random.range(890, 1320), random.range(0.1, 0.22), daisy('#FFFFFF', '#F3EAC8', '#F5B83D'), random.range(0, 40)));
    sheet.add(rect(110, 925, 860, 330, { rx: 40, fill: '#FFFFFF', opacity: 0.85 }), lettering(card, { y: 1090, width: 760, tall: 140, ink: '#0B5454', quiet: '#2F6E50' }));
  },
  'recovery-hospital': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#F9B97A', '#FCDDA8', '#FFF5E0']));
    sheet.add(circle(540, 560, 260, { fill: '#FFF3CF' }), glow(sheet, 540, 560, 520, '#FFFFFF', 0.6), birds(random, 300, 330, 130, 6, '#8A4526'), path('M0 790C280 720 800 720 1080 790L1080 1350L0 1350Z', { fill: '#5B9A7A' }));
    const look = { wall: '#FFF6E6', light: '#FFFFFF', dark: '#0F7A7A', glow: '#FFD277' };
    sheet.add(place(540, 820, 1.35, house(300, 250, look, () => true)), path(`${arch(540, 820, 96, 190, 0.3)}Z`, { fill: '#0F7A7A' }), path('M492 820L588 820L660 930L420 930Z', { fill: '#F3DDB0' }), place(190, 830, 1.6, palm({ trunk: '#8A5A34', leaves: '#2F7D5B', under: '#1F5A42', fruit: '#D9782E' })), place(890, 840, 1.3, olive({ trunk: '#7A5A3A', leaves: '#3F7A55', light: '#6FA878' })));
    sheet.add(rect(80, 950, 920, 330, { rx: 40, fill: '#FFFBF2' }), lettering(card, { y: 1115, width: 820, tall: 130, ink: '#0B5454', quiet: shade('#A3561E', -0.1) }));
  },
};
