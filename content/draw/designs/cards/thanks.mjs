import { shade } from '../../lib/colour.mjs';
import { glow } from '../../lib/light.mjs';
import { circle, ellipse, mirror, path, place, rect } from '../../lib/svg.mjs';
import { branch, daisy, jasmine, rose, tulip } from '../../parts/flowers.mjs';
import { books } from '../../parts/keepsakes.mjs';
import { birds } from '../../parts/sky.mjs';
import { palm } from '../../parts/trees.mjs';
import { swell } from '../../parts/dunes.mjs';
import { niche, scalloped, thread } from '../frames.mjs';
import { lettering } from '../lettering.mjs';

const heart = (x, y, s, fill) => place(x, y, s, path('M0 90C-170 -20 -120 -140 -30 -110C-14 -104 -4 -90 0 -76C4 -90 14 -104 30 -110C120 -140 170 -20 0 90Z', { fill }));

/** @type {Record<string, import('./types.mjs').CardDrawing>} */
export const thanks = {
  'thanks-heart': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#F9E4CC', '#FFF6EA']));
    const points = Array.from({ length: 44 }, (_, i) => { const t = (i / 44) * Math.PI * 2; return [540 + 17.6 * 16 * Math.sin(t) ** 3, 500 - 17.6 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t))]; });
    const heads = [rose('#C4586B'), daisy('#FFFFFF', '#F6D3C4', '#F5B83D'), rose('#E98A5B'), jasmine('#FFFFFF', '#F5B83D', '#EADFC8'), rose('#F2B45A')].map((head) => sheet.symbol(head));
    for (const [i, [x, y]] of points.entries()) sheet.add(place(x, y, 0.6, branch([[0, 0], [14, -50], [0, -100]], { stem: '#4F7A55', leaves: ['#5B8A60', '#7FA878'], vein: '#C8DCBE', size: 80, width: 24, count: 4, thick: 6 }), (i * 360) / 44 + random.range(-50, 50)));
    for (const [i, [x, y]] of points.entries()) sheet.add(`<use xlink:href="${heads[i % 5]}" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(random.range(0, 80))}) scale(${random.range(0.32, 0.56).toFixed(2)})"/>`);
    sheet.add(heart(540, 520, 1.1, '#C9442B'), lettering(card, { y: 1090, width: 780, tall: 190, ink: '#8C3A1E', quiet: '#A14A1F' }), thread(sheet, 32, '#D9A06A'));
  },
  'thanks-teacher': ({ sheet, card }) => {
    sheet.fill(sheet.linear(['#0F3B4A', '#1B5A6B']));
    sheet.add(niche(sheet, { width: 760, height: 760, foot: 860, point: 0.3, fill: sheet.linear(['#F6D9A0', '#FFF1D0']), rims: [[22, '#E3B04B']] }), rect(100, 850, 880, 30, { fill: '#7A4A26' }), place(470, 850, 1.25, books(['#C9442B', '#1C7C8C', '#E3A62E'])), glow(sheet, 720, 560, 300, '#FFFFFF', 0.7));
    sheet.add(place(720, 850, 1, path('M-70 0L70 0L54 -22L-54 -22Z', { fill: '#5B3420' }) + path('M-6 -22L-6 -230L-96 -300', { fill: 'none', stroke: '#5B3420', 'stroke-width': 13, 'stroke-linejoin': 'round' }) + path('M-150 -262L-60 -362L-36 -276Z', { fill: '#C9442B' })), place(470, 664, 1, path('M-14 0L0 -210L14 0Z', { fill: '#F5A524', transform: 'rotate(16)' }) + path('M-14 0L0 -230L14 0Z', { fill: '#1C7C8C', transform: 'rotate(-10)' })), place(880, 850, 0.9, path('M-50 -90L50 -90L38 0L-38 0Z', { fill: '#B9573C' }) + place(0, -90, 0.8, branch([[0, 0], [10, -80], [-10, -170]], { stem: '#3A7A52', leaves: ['#3A7A52', '#5B9A6B'], vein: '#BDE5B8', size: 90, width: 26, count: 8, thick: 7 }))));
    sheet.add(lettering(card, { y: 1110, width: 820, tall: 170, ink: '#FFF3D6', quiet: '#F2CE7B' }));
  },
  'thanks-mother': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#FBE3DE', '#FFF7EF']));
    const bouquet = [[0, -190, 1, 0], [-130, -130, 0.9, 1], [130, -130, 0.9, 2], [-60, -40, 0.95, 3], [80, -40, 0.95, 0], [-220, -40, 0.7, 2], [220, -40, 0.7, 1], [0, 70, 0.8, 1]];
    for (const [dx, dy] of bouquet) sheet.add(branch([[540, 800], [540 + dx * 0.5, 660 + dy * 0.4], [540 + dx * 1.3, 480 + dy * 1.2]], { stem: '#4F7A55', leaves: ['#4F8A60', '#7FAF80'], vein: '#CFE6C8', size: 110, width: 32, count: 7, thick: 7 }));
    for (const [dx, dy, s, kind] of bouquet) sheet.add(place(540 + dx * 1.1, 490 + dy, s, [rose('#B8405E'), rose('#E98A8C'), daisy('#FFFFFF', '#F8DCD6', '#F5B83D'), rose('#F2B45A')][kind], random.range(0, 60)));
    sheet.add(path('M400 640C460 690 620 690 680 640L600 880C570 910 510 910 480 880Z', { fill: '#F3E3CB' }), path('M400 640C460 690 620 690 680 640L660 700C600 730 480 730 420 700Z', { fill: '#E9D2B0' }), path('M452 760C500 780 580 780 628 760L620 796C580 812 500 812 460 796Z', { fill: '#B8405E' }), path('M540 786C500 740 440 760 460 800C480 830 520 810 540 790C560 810 600 830 620 800C640 760 580 740 540 786Z', { fill: shade('#B8405E', -0.12) }));
    sheet.add(lettering(card, { y: 1110, width: 760, tall: 190, ink: '#8C2848', quiet: '#A14A1F' }), thread(sheet, 32, '#E3B4A0'));
  },
  'thanks-friend': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#F2A65A', '#F9CF8E', '#FFF1D6']));
    sheet.add(circle(540, 520, 230, { fill: '#FFF6E0' }), birds(random, 620, 330, 160, 6, '#7A3B1E'), swell(sheet, random, { y: 760, amplitude: 26, colour: '#E0954F', floor: 1350 }).markup);
    const look = { trunk: '#6B3A1E', leaves: '#2F6D50', under: '#1F4A38', fruit: '#C9642B' };
    sheet.add(place(430, 830, 1.9, palm({ ...look, lean: 34 })), mirror(680, 830, 1.7, palm({ ...look, lean: 30 })), ellipse(550, 832, 300, 22, { fill: '#A8602C' }), swell(sheet, random, { y: 850, amplitude: 22, colour: '#C9783A', floor: 1350 }).markup, scalloped(540, 1105, 440, 170, 26, { fill: '#FFF8EA' }));
    sheet.add(place(90, 1290, 0.7, tulip('#C9442B', '#E98A6B')), place(990, 1290, 0.7, tulip('#C9442B', '#E98A6B')), lettering(card, { y: 1105, width: 620, tall: 150, ink: '#7A3B1E', quiet: '#A14A1F' }));
  },
};
