import { shade } from '../../lib/colour.mjs';
import { glow } from '../../lib/light.mjs';
import { circle, ellipse, path, place, rect } from '../../lib/svg.mjs';
import { khatam, lines } from '../../lib/path.mjs';
import { balloon, bunting, cake, confetti, gift } from '../../parts/feast.mjs';
import { branch, daisy, rose, tulip } from '../../parts/flowers.mjs';
import { niche, scalloped, thread } from '../frames.mjs';
import { lettering } from '../lettering.mjs';

const bright = ['#E4654A', '#F5B83D', '#1C8CA8', '#6B4E9B', '#4B9A5B', '#D6477E'];

/** @type {Record<string, import('./types.mjs').CardDrawing>} */
export const birthday = {
  'birthday-year': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#C23B3B', '#E4704A', '#F5A85A']));
    sheet.add(confetti(random, { x: 30, y: 30, width: 1020, height: 700, count: 90, colours: ['#FFE2A0', '#FFFFFF', '#8C1F3A', '#5CC3D1'] }), glow(sheet, 540, 480, 460, '#FFF3D0', 0.55), place(540, 800, 1.1, cake({ base: '#FBE8CF', cream: '#FFFFFF', top: '#F4B0B0', accent: '#C9442B', candles: 5 })));
    sheet.add(path('M0 826C300 800 780 800 1080 826L1080 1350L0 1350Z', { fill: '#8C1F3A' }), lettering(card, { y: 1080, width: 840, tall: 180, ink: '#FFF3D6', quiet: '#FFD9A0' }));
  },
  'birthday-child': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#7CC7E0', '#D3EFF0', '#FFF7E0']));
    sheet.add(place(0, 40, 1, bunting(1080, 60, 11, bright)), confetti(random, { x: 40, y: 160, width: 1000, height: 500, count: 40, colours: bright }));
    const [x, y] = [540, 620];
    sheet.add(ellipse(x, y + 230, 230, 24, { fill: '#5BA0B8', opacity: 0.4 }), circle(x - 80, y - 210, 46, { fill: '#C98A4C' }), circle(x + 80, y - 210, 46, { fill: '#C98A4C' }), circle(x - 80, y - 210, 24, { fill: '#F2D3A6' }), circle(x + 80, y - 210, 24, { fill: '#F2D3A6' }), ellipse(x, y + 110, 150, 130, { fill: '#C98A4C' }), ellipse(x, y + 124, 96, 92, { fill: '#F2D3A6' }), circle(x, y - 120, 134, { fill: '#D99C5A' }), ellipse(x, y - 76, 66, 52, { fill: '#F6E0BE' }), ellipse(x, y - 104, 22, 15, { fill: '#4A2A1A' }), path(`M${x - 26} ${y - 62}C${x - 14} ${y - 40} ${x + 14} ${y - 40} ${x + 26} ${y - 62}`, { fill: 'none', stroke: '#4A2A1A', 'stroke-width': 8, 'stroke-linecap': 'round' }), circle(x - 52, y - 140, 13, { fill: '#2A1A12' }), circle(x + 52, y - 140, 13, { fill: '#2A1A12' }), circle(x - 82, y - 92, 16, { fill: '#F2A08C' }), circle(x + 82, y - 92, 16, { fill: '#F2A08C' }), path(`M${x - 74} ${y - 226}L${x} ${y - 420}L${x + 74} ${y - 226}C${x + 30} ${y - 246} ${x - 30} ${y - 246} ${x - 74} ${y - 226}Z`, { fill: '#D6477E' }), path(lines(khatam(x, y - 300, 26)), { fill: '#FFF3D6' }), circle(x, y - 424, 20, { fill: '#F5B83D' }), ellipse(x - 84, y + 220, 52, 34, { fill: '#B97838' }), ellipse(x + 84, y + 220, 52, 34, { fill: '#B97838' }));
    for (const [i, [bx, by, s, t]] of [[180, 560, 1.1, -8], [300, 430, 0.9, 4], [790, 430, 0.9, -4], [900, 570, 1.1, 8]].entries()) sheet.add(place(bx, by, s, balloon(bright[i]), t));
    sheet.add(niche(sheet, { width: 1240, height: 470, point: 0, fill: '#FFFDF6' }), lettering(card, { y: 1120, width: 760, tall: 180, ink: '#C2306A', quiet: '#1B6A84' }));
  },
  'birthday-friend': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#2A1F5C', '#4A3A8F', '#7A5FC0']));
    sheet.add(confetti(random, { x: 30, y: 30, width: 1020, height: 900, count: 90, colours: ['#F5B83D', '#FFFFFF', '#5CC3D1', '#F28A9B'] }));
    for (const [i, [x, y, s, t]] of [[250, 470, 1.2, -10], [420, 380, 1.4, -3], [620, 410, 1.5, 3], [810, 480, 1.2, 10]].entries()) sheet.add(place(x, y, s, balloon(['#F5B83D', '#F28A9B', '#5CC3D1', '#8FD0A0'][i], '#D8CBEF'), t));
    sheet.add(place(330, 900, 1.1, gift('#E4654A', '#F5B83D')), place(740, 900, 1.2, gift('#1C8CA8', '#FFF3D6', 180)), place(540, 910, 1.3, gift('#F5B83D', '#6B4E9B', 120)), path('M0 900C300 880 780 880 1080 900L1080 1350L0 1350Z', { fill: '#1C1442' }), lettering(card, { y: 1125, width: 860, tall: 160, ink: '#FFF3D6', quiet: '#F5C96A' }));
  },
  'birthday-mother': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#FCE9DC', '#FFF8F0']));
    const heads = [rose('#C23B5B'), rose('#F0957A'), daisy('#FFFFFF', '#F8DCD0', '#F5B83D'), rose('#F2B85A'), tulip('#D6477E', '#F2A0B8')].map((head) => sheet.symbol(head));
    const side = (flip) => { for (let i = 0; i < 10; i++) { const [x, y] = [random.range(-10, 190), 70 + i * 134]; const px = flip ? 1080 - x : x; sheet.add(place(px, y, 1, branch([[0, 0], [(flip ? -1 : 1) * 50, -40], [(flip ? -1 : 1) * 130, -50]], { stem: '#4F7A55', leaves: ['#5B8A60', '#86B082'], vein: '#CFE6C8', size: 84, width: 24, count: 6, thick: 6 }), random.range(-30, 30)), `<use xlink:href="${heads[i % 5]}" transform="translate(${Math.round(px)} ${y}) rotate(${Math.round(random.range(-20, 20))}) scale(${random.range(0.55, 0.9).toFixed(2)})"/>`); } };
    side(false);
    side(true);
    sheet.add(scalloped(540, 675, 350, 500, 36, { fill: '#FFFFFF' }), place(540, 690, 0.72, cake({ base: '#F6D9C8', cream: '#FFF6EA', top: '#F2A8A0', accent: shade('#C23B5B', 0.05), candles: 3 })), rect(330, 690, 420, 6, { rx: 3, fill: '#E3B4A0' }));
    sheet.add(lettering(card, { y: 890, width: 560, tall: 150, ink: '#9C2848', quiet: '#A1542F' }), thread(sheet, 26, '#E3B4A0'));
  },
};
