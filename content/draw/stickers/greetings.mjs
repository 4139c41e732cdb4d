/** Things that greet: a hand, a sun, a moon, a dome. Every drawing is round (0, 0), within 180 to each side. */
import { circle, ellipse, group, path, place, rect } from '../lib/svg.mjs';
import { crescent, khatam, leaf, lines, polar, star } from '../lib/path.mjs';
import { dome, minaret } from '../parts/buildings.mjs';
import { blade, jasmine, rose } from '../parts/flowers.mjs';
import { lantern } from '../parts/travellers.mjs';

const ink = '#1B2430';
const stroke = (width, colour = ink) => ({ fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
const spark = (x, y, r, fill) => path(lines(star(4, x, y, r, r * 0.3)), { fill });

const salam = () => group({},
  path('M-58 150C-84 110 -96 60 -92 24L-92 -60C-92 -84 -60 -84 -60 -60L-58 -10L-54 -118C-54 -144 -20 -144 -20 -118L-16 -14L-12 -140C-12 -166 24 -166 24 -140L22 -12L36 -112C40 -136 70 -132 68 -108L60 20C70 0 84 -22 104 -26C124 -28 130 -10 120 2C96 40 90 110 50 150Z', { fill: '#F0C090' }),
  path('M24 -140L22 -12L36 -112C40 -136 70 -132 68 -108L60 20C70 0 84 -22 104 -26C124 -28 130 -10 120 2C96 40 90 110 50 150L10 150C60 100 40 20 24 -140Z', { fill: '#DDA472' }),
  path('M-70 146L64 146L70 178L-76 178Z', { fill: '#0B7A86' }), path('M-72 156L66 156', stroke(8, '#F5B83D')), path(lines(khatam(-14, 70, 44)), { fill: '#0B7A86' }), path(lines(khatam(-14, 70, 20)), { fill: '#F5B83D' }), path('M-136 -100C-150 -70 -150 -40 -140 -12M-166 -80C-174 -60 -174 -44 -168 -26M132 -100C146 -80 150 -60 148 -48', stroke(10, '#F5A524')));

const morning = () => group({},
  Array.from({ length: 13 }, (_, i) => path(leaf(70, 13), { fill: i % 2 ? '#F5A524' : '#F7C25C', transform: `translate(${polar(0, 40, 118, Math.PI + (i * Math.PI) / 12).join(' ')}) rotate(${-90 + i * 15})` })),
  path('M-108 40A108 108 0 0 1 108 40Z', { fill: '#F7B733' }), [-36, 36].map((x) => circle(x, -6, 11, { fill: ink }) + circle(x - 4, -10, 4, { fill: '#FFFFFF' }) + ellipse(x * 1.8, 16, 14, 9, { fill: '#EE7F62' })), path('M-20 10C-12 26 12 26 20 10', stroke(8)),
  path('M-168 40C-130 20 -104 60 -66 40C-30 22 -6 60 32 40C66 22 96 60 132 40C146 34 158 36 168 44L150 140C100 160 -100 160 -150 140Z', { fill: '#1C8CA8' }), path('M-156 84C-120 66 -96 104 -60 86C-24 68 0 104 38 86C70 70 100 104 152 82L146 122C100 146 -100 146 -148 122Z', { fill: '#0B6A82' }));

const evening = () => group({}, path(crescent(-10, -20, 128, 0.72, -28), { fill: '#F5C451' }), path('M-92 -20C-84 -12 -72 -12 -64 -20', stroke(8)), path('M-84 26C-76 36 -64 38 -56 34', stroke(7)), ellipse(-104, 8, 13, 8, { fill: '#EE9A5A' }),
  place(60, 112, 1, blade(120, 30, '#2F8A5B', '#9AD4A6'), -60), place(60, 112, 1, blade(110, 28, '#3FA36F', '#BDE5B8'), 70), place(92, 60, 0.62, jasmine('#FFFFFF', '#F5B83D', '#D8D2E8')), place(30, 100, 0.56, jasmine('#FFFFFF', '#F5B83D', '#D8D2E8'), 20), place(112, 120, 0.42, jasmine('#FFFFFF', '#F5B83D', '#D8D2E8'), 40), spark(110, -110, 26, '#6B4E9B'), spark(40, -50, 16, '#6B4E9B'), spark(150, -40, 15, '#6B4E9B'));

const friday = () => { const look = { wall: '#F3E3C3', light: '#FFF6E0', dark: '#1F7A6B', metal: '#E0A030' }; return group({}, place(-122, 140, 0.8, minaret(330, look, 54)), place(122, 140, 0.8, minaret(330, look, 54)), place(0, 24, 1, dome(170, { wall: '#1F7A6B', light: '#37A08C', metal: '#E0A030' }, 0.14)), rect(-104, 20, 208, 122, { fill: '#F3E3C3' }), rect(-104, 20, 208, 16, { fill: '#1F7A6B' }), [-64, 0, 64].map((x) => path(`M${x - 22} 142L${x - 22} 92C${x - 22} 66 ${x - 8} 56 ${x} 48C${x + 8} 56 ${x + 22} 66 ${x + 22} 92L${x + 22} 142Z`, { fill: x ? '#C9A865' : '#1F7A6B' })), rect(-164, 138, 328, 20, { rx: 6, fill: '#C9A865' })); };

const thanks = () => group({}, path('M0 140C-200 10 -150 -140 -50 -120C-24 -114 -8 -96 0 -76C8 -96 24 -114 50 -120C150 -140 200 10 0 140Z', { fill: '#C8314F' }), path('M50 -120C150 -140 200 10 0 140C120 20 130 -80 50 -120Z', { fill: '#A31F40' }), path('M-104 -76C-120 -50 -118 -20 -106 0', stroke(13, '#F7A8B4')), [-44, 44].map((x) => path(`M${x - 18} -14C${x - 10} -28 ${x + 10} -28 ${x + 18} -14`, stroke(10, '#FFF3E6'))), path('M-32 22C-20 48 20 48 32 22', stroke(10, '#FFF3E6')), place(128, 96, 0.56, rose('#F2A65A')), place(-132, 92, 0.44, jasmine('#FFFFFF', '#F5B83D', '#D8D2E8')), spark(138, -128, 20, '#F5A524'), spark(-146, -116, 16, '#F5A524'));

const congrats = () => { const colours = ['#F5A524', '#C9442B', '#0B7A86', '#6B4E9B', '#4B7A1F']; return group({}, path('M-44 60L-84 176L-40 152L-14 184L10 70ZM44 60L84 176L40 152L14 184L-10 70Z', { fill: '#C9442B' }), path(lines(star(16, 0, -10, 128, 108)), { fill: '#F5A524' }), circle(0, -10, 92, { fill: '#FFF3D6' }), circle(0, -10, 92, stroke(9, '#D9861A')), path(lines(khatam(0, -10, 70)), { fill: '#0B7A86' }), path(lines(khatam(0, -10, 50)), { fill: '#FFF3D6' }), path(lines(star(5, 0, -8, 36, 16)), { fill: '#C9442B' }), Array.from({ length: 14 }, (_, i) => { const [x, y] = polar(0, -10, 150 + (i % 3) * 12, -0.25 - i * 0.2); return i % 2 ? circle(x, y, 8, { fill: colours[i % 5] }) : place(x, y, 1, rect(-5, -13, 10, 26, { rx: 4, fill: colours[i % 5] }), i * 37); })); };

const welcome = () => group({}, path('M-120 140L-120 -40C-120 -110 -60 -140 0 -172C60 -140 120 -110 120 -40L120 140Z', { fill: '#E3C184' }), path('M-92 140L-92 -34C-92 -90 -44 -112 0 -138C44 -112 92 -90 92 -34L92 140Z', { fill: '#FFE7A8' }), path('M-92 140L-92 -34C-92 -74 -66 -96 -40 -113L-40 168Z', { fill: '#1C6E9E' }), path('M92 140L92 -34C92 -74 66 -96 40 -113L40 168Z', { fill: '#165A84' }), [-66, 66].map((x) => [0, 70].map((y) => path(lines(khatam(x, y, 17)), { fill: '#F5B83D' }))), place(0, -132, 0.62, lantern({ metal: '#7A5218', glass: '#F5A524', light: '#FFFFFF' })), path('M0 122C-44 92 -30 58 0 78C30 58 44 92 0 122Z', { fill: '#C8314F' }), rect(-150, 138, 300, 22, { rx: 8, fill: '#B98A44' }));

const night = () => group({}, path(crescent(6, 6, 138, 0.72, -34), { fill: '#F5C451' }), path('M-88 -8C-78 4 -62 4 -52 -8', stroke(9)), path('M-66 40C-58 48 -48 48 -40 44', stroke(7)), ellipse(-96, 26, 15, 9, { fill: '#EE9A5A' }), path('M-104 -74C-110 -150 -20 -186 60 -160C100 -146 130 -120 140 -84C110 -110 80 -116 54 -110L40 -128C-10 -130 -60 -110 -84 -58Z', { fill: '#3B4A9C' }), path('M-110 -66C-90 -110 -20 -140 46 -134L56 -106C0 -116 -60 -92 -88 -44Z', { fill: '#F6EFDF' }), circle(142, -74, 20, { fill: '#F6EFDF' }), spark(84, 30, 26, '#6B7FD0'), spark(130, 96, 17, '#6B7FD0'), spark(58, 100, 13, '#6B7FD0'));

export const greetings = { salam, morning, evening, friday, thanks, congrats, welcome, night };
export const greetingInk = { salam: '#0B5D6B', morning: '#C46A00', evening: '#6B4E9B', friday: '#1F7A6B', thanks: '#A31F40', congrats: '#C9442B', welcome: '#165A84', night: '#3B4A9C' };
