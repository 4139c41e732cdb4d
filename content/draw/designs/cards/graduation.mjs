import { weaves } from '../../lib/palettes.mjs';
import { mix } from '../../lib/colour.mjs';
import { glow } from '../../lib/light.mjs';
import { circle, ellipse, group, path, place, rect } from '../../lib/svg.mjs';
import { khatam, lines, star } from '../../lib/path.mjs';
import { strapwork } from '../../lib/strapwork.mjs';
import { bunting, confetti } from '../../parts/feast.mjs';
import { blade } from '../../parts/flowers.mjs';
import { books, cap, diploma, stethoscope } from '../../parts/keepsakes.mjs';
import { thread, wovenBorder } from '../frames.mjs';
import { lettering } from '../lettering.mjs';

/** @type {Record<string, import('./types.mjs').CardDrawing>} */
export const graduation = {
  'graduation-mabruk': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#141C4E', '#2F3E8F', '#4A5FB8']));
    for (let i = 0; i < 22; i++) sheet.add(`<g transform="rotate(${i * 16.36} 540 480)">${path('M540 480L505 -500L575 -500Z', { fill: '#FFFFFF', opacity: 0.05 })}</g>`);
    sheet.add(glow(sheet, 540, 480, 460, '#F2CE7B', 0.5), confetti(random, { x: 40, y: 40, width: 1000, height: 720, count: 80, colours: ['#F2CE7B', '#FFFFFF', '#E4654A', '#5CC3D1'] }), place(540, 470, 1.7, cap('#0C1336', '#F5B83D')), place(540, 770, 1.15, diploma('#FFF6E0', '#C9442B'), -8));
    sheet.add(lettering(card, { y: 1080, width: 820, tall: 180, ink: '#FFFFFF', quiet: '#F2CE7B' }), thread(sheet, 32, '#F2CE7B'));
  },
  'graduation-proud': ({ sheet, card }) => {
    sheet.fill(sheet.linear(['#FFF8E8', '#F6E6C4']));
    const medal = { ...weaves.sea, ground: '#0B5D6B' };
    const clip = sheet.clip(circle(540, 480, 236, {}));
    sheet.add(path('M420 600L340 950L450 880L520 970L560 640ZM660 600L740 950L630 880L560 970L520 640Z', { fill: '#C9442B' }), path(lines(star(32, 540, 480, 312, 278)), { fill: '#E3A62E' }), circle(540, 480, 258, { fill: '#FFF3CF' }), group({ 'clip-path': clip }, rect(280, 220, 520, 520, { fill: '#0B5D6B' }), strapwork(sheet, { box: { x: 300, y: 240, width: 480, height: 480 }, tiling: 'twelve', edge: 56, weave: medal })), circle(540, 480, 130, { fill: '#FFF8E8', stroke: '#E3A62E', 'stroke-width': 10 }), place(540, 486, 0.62, cap('#1B2430', '#E3A62E')));
    sheet.add(lettering(card, { y: 1140, width: 760, tall: 160, ink: '#0B4650', quiet: '#A3421E' }), thread(sheet, 34, '#C79A3E'));
  },
  'graduation-doctor': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#D5EFE8', '#F2FAF4']));
    sheet.add(wovenBorder(sheet, 78, { tiling: 'eightCalm', edge: 46, weave: weaves.mint, plain: sheet.linear(['#E3F4EC', '#FFFFFF']) }), glow(sheet, 540, 480, 420, '#8FD0B8', 0.5), place(540, 500, 2.1, stethoscope('#17554F', '#C9D6DA')), path('M540 560C400 470 440 360 540 430C640 360 680 470 540 560Z', { fill: '#E4654A' }), path('M470 480L510 480L528 446L552 516L568 480L610 480', { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 9, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }), place(540, 250, 0.66, cap('#17554F', '#F1B75B')));
    sheet.add(confetti(random, { x: 140, y: 140, width: 800, height: 300, count: 18, colours: ['#F1B75B', '#2F7D6B', '#E4654A'] }), lettering(card, { y: 1075, width: 760, tall: 150, ink: '#17554F', quiet: '#2F7D6B' }));
  },
  'graduation-school': ({ sheet, random, card }) => {
    const colours = ['#E4654A', '#F5B83D', '#1C8CA8', '#4B9A5B'];
    sheet.fill('#1F5A4C');
    sheet.add(rect(40, 40, 1000, 1270, { fill: 'none', stroke: '#C48A4A', 'stroke-width': 26 }), Array.from({ length: 16 }, () => place(random.range(100, 980), random.range(120, 640), random.range(0.6, 1.1), path(lines(random.chance() ? star(5, 0, 0, 34, 15) : khatam(0, 0, 28)), { fill: 'none', stroke: '#CFE6D8', 'stroke-width': 4, opacity: 0.6 }), random.range(0, 60))), place(60, 70, 1, bunting(960, 46, 10, colours)));
    sheet.add(ellipse(540, 800, 330, 26, { fill: '#0F3A30' }), place(540, 800, 1.3, books(['#E4654A', '#1C8CA8', '#F5B83D', '#6B4E9B'])), place(560, 470, 0.9, cap('#14302A', '#F5B83D')), place(830, 800, 1, path('M0 0C-64 -10 -80 -100 -30 -120C-14 -126 -6 -118 0 -116C6 -118 14 -126 30 -120C80 -100 64 -10 0 0Z', { fill: '#D6402F' }) + path('M0 -116C-4 -134 6 -150 16 -156', { fill: 'none', stroke: '#5B3420', 'stroke-width': 8 }) + place(8, -136, 1, blade(60, 16, '#6FB56B', '#CFE6D8'), 60)));
    sheet.add(lettering(card, { y: 1060, width: 800, tall: 180, ink: '#FFF6DC', quiet: mix('#F5B83D', '#FFF6DC', 0.4) }));
  },
};
