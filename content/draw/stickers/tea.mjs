/** The tea tray: pot, glasses, mint, peanuts. Every drawing is round (0, 0), within 180 to each side. */
import { circle, ellipse, group, path, place, rect } from '../lib/svg.mjs';
import { leaf } from '../lib/path.mjs';

const ink = '#2A1E1A';
const stroke = (width, colour = ink) => ({ fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
const cream = '#FFF1DA';
const steam = (x, y, s = 1) => place(x, y, s, path('M0 0C-18 -20 18 -34 0 -58C-14 -78 10 -88 6 -104', stroke(11, '#B9C7CC')));
const face = (x, y, s, colour = ink) => place(x, y, s, [-26, 26].map((dx) => circle(dx, 0, 9, { fill: colour }) + (colour === ink ? circle(dx - 3, -3, 3, { fill: '#FFFFFF' }) : '')).join('') + path('M-14 16C-8 28 8 28 14 16', stroke(7, colour)) + [-46, 46].map((dx) => ellipse(dx, 16, 11, 7, { fill: '#F2A08C' })).join(''));

/** A small glass 120 wide at the lip, standing on (0, 0), 150 high. */
const cup = (tea, foam, { level = 0.8 } = {}) => group({},
  path('M-62 -150L62 -150L48 0L-48 0Z', { fill: '#E3F1F4' }),
  path(`M${-62 + 14 * (1 - level)} ${-150 * level}L${62 - 14 * (1 - level)} ${-150 * level}L48 -8L-48 -8Z`, { fill: tea }),
  foam ? path(`M-62 ${-150 * level}C-66 ${-150 * level - 26} -30 ${-150 * level - 34} -20 ${-150 * level - 18}C-8 ${-150 * level - 38} 22 ${-150 * level - 36} 26 ${-150 * level - 18}C44 ${-150 * level - 30} 68 ${-150 * level - 18} 60 ${-150 * level + 4}L56 ${-150 * level + 24}L-56 ${-150 * level + 24}Z`, { fill: '#F7E3BE' }) : '',
  path('M-44 -130L-34 -20', stroke(9, '#FFFFFF')), path('M-62 -150L62 -150L48 0L-48 0Z', stroke(8, '#5B7A84')), path('M-50 -20L50 -20', stroke(7, '#D9A441')));

const potBody = (main, dark, trim) => group({},
  path('M96 -20C150 -30 160 -90 180 -104L160 -116C130 -100 120 -66 84 -60Z', { fill: dark }),
  path('M-96 -50C-164 -60 -170 40 -100 60', stroke(20, dark)),
  path('M-70 -86L70 -86C120 -40 126 60 84 112L-84 112C-126 60 -120 -40 -70 -86Z', { fill: main }), path('M30 -86L70 -86C120 -40 126 60 84 112L46 112C86 50 76 -40 30 -86Z', { fill: dark }),
  path('M-78 -96C-60 -136 60 -136 78 -96L78 -80L-78 -80Z', { fill: trim }), circle(0, -138, 17, { fill: trim }), path('M-90 112L90 112L78 130L-78 130Z', { fill: trim }), path('M-112 -10C-60 8 60 8 112 -10', stroke(8, trim)));

const pot = () => group({}, potBody('#2C8C9A', '#17697A', '#F5B83D'), face(-10, 44, 1.1), steam(162, -122, 0.5));
const glass = () => group({}, ellipse(0, 138, 140, 24, { fill: '#D9A441' }), ellipse(0, 130, 140, 24, { fill: '#F2CE7B' }), place(0, 132, 1.62, cup('#9C3B1C', false, { level: 0.78 })), face(0, 44, 1.15, cream), steam(-24, -120, 0.54), steam(30, -120, 0.46));
const mint = () => {
  const sprig = (turn, size) => place(turn, -30, size, [0, 1, 2].map((i) => [-1, 1].map((s) => place(0, -40 - i * 44, 1, path(leaf(84 - i * 14, 30, s * 8), { fill: (i + s) % 2 ? '#3FA35F' : '#2F8A4E' }) + path('M0 -8L0 -52', stroke(5, '#BDE5B8')), s * 58)).join('')).join('') + path('M0 40L0 -170', stroke(9, '#1F6A3A')) + path(leaf(66, 24), { fill: '#57BC74', transform: 'translate(0 -130)' }), turn);
  return group({}, sprig(26, 0.74), sprig(-26, 0.74), sprig(2, 0.76), place(0, 150, 1.3, cup('#B4641E', false, { level: 0.74 })), face(0, 70, 1, cream));
};
const foam = () => group({}, [-92, 0, 92].map((x, i) => place(x, 140, i === 1 ? 1.28 : 0.98, cup('#7A2E16', true, { level: 0.78 }))), face(0, 72, 1, cream), face(-100, 92, 0.66, cream), face(100, 92, 0.66, cream), steam(-92, -34, 0.7), steam(0, -74, 0.8), steam(92, -34, 0.7));
const coffee = () => group({},
  ellipse(0, 122, 150, 26, { fill: '#C9442B' }), ellipse(0, 114, 150, 26, { fill: '#E4654A' }), path('M92 -30C160 -50 170 60 78 64', stroke(20, '#F3E3CB')),
  path('M-104 -64L104 -64C108 40 70 118 0 118C-70 118 -108 40 -104 -64Z', { fill: '#FFF6E6' }), path('M50 -64L104 -64C108 40 70 118 0 118C60 90 62 0 50 -64Z', { fill: '#EAD7B8' }), ellipse(0, -64, 104, 24, { fill: '#EAD7B8' }), ellipse(0, -62, 88, 17, { fill: '#4A2A1A' }), path('M-40 -62C-20 -74 20 -50 44 -62', stroke(7, '#B98450')), face(-8, 22, 1.15), steam(-36, -90, 0.75), steam(24, -90, 0.85));
const peanuts = () => {
  const nut = (x, y, turn, s = 1) => place(x, y, s, path('M0 -58C30 -58 36 -22 22 0C38 24 32 60 0 60C-32 60 -38 24 -22 0C-36 -22 -30 -58 0 -58Z', { fill: '#E0AE6A' }) + path('M-14 -40C-8 -24 -8 24 -16 42M12 -42C6 -24 6 24 14 44M-24 -24L24 -24M-26 28L26 28', stroke(5, '#B9823E')), turn);
  return group({}, nut(-92, -70, -34), nut(96, -74, 30), nut(0, -104, 84, 1.1), nut(-46, -28, 40), nut(52, -34, -30),
    path('M-160 -10L160 -10C150 90 90 132 0 132C-90 132 -150 90 -160 -10Z', { fill: '#2C5F9A' }), path('M-150 30C-80 50 80 50 150 30L144 54C80 72 -80 72 -144 54Z', { fill: '#F6EFDF' }), [-104, -52, 0, 52, 104].map((x) => path(`M${x} ${46 - Math.abs(x) * 0.04}l13 -13l13 13l-13 13Z`, { fill: '#F0B23E', transform: 'translate(-13 4)' })), face(0, 92, 0.85));
};
const come = () => group({}, path('M-168 92L168 92L150 124L-150 124Z', { fill: '#B9782E' }), ellipse(0, 92, 168, 30, { fill: '#F2CE7B' }), ellipse(0, 90, 146, 23, { fill: '#D9A441' }), place(-60, 18, 0.84, potBody('#C9442B', '#9C2F1C', '#F5B83D')), face(-66, 54, 0.9, cream), place(62, 108, 0.82, cup('#9C3B1C', true, { level: 0.75 })), place(128, 100, 0.74, cup('#9C3B1C', true, { level: 0.75 })), face(62, 64, 0.62, cream), steam(126, -50, 0.6));
const steamArt = () => group({}, place(0, 150, 1.3, cup('#9C3B1C', true, { level: 0.78 })), face(0, 78, 0.95, cream), path('M0 -34C-40 -66 -64 -96 -50 -128C-38 -156 -6 -150 0 -126C6 -150 38 -156 50 -128C64 -96 40 -66 0 -34Z', { fill: '#E4657F' }), path('M-30 -122C-36 -112 -34 -100 -28 -92', stroke(8, '#FFFFFF')), steam(-84, -10, 0.7), steam(84, -10, 0.7), rect(-120, 148, 240, 14, { rx: 7, fill: '#B9782E' }));

export const tea = { pot, glass, mint, foam, coffee, peanuts, come, steam: steamArt };
export const teaInk = { pot: '#17697A', glass: '#9C3B1C', mint: '#1F6A3A', foam: '#7A2E16', coffee: '#4A2A1A', peanuts: '#2C5F9A', come: '#9C2F1C', steam: '#9C3B1C' };
