/** Small pictures on a square of 24: powers, markers, special tokens, terrain, printed symbols. */

import type { Marker, Piece, Power, Symbol, Terrain } from '../facts'
import type { Cut } from './palette'

const INK = '#2b2018'
const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const mountain: Cut[] = [
  ['#8c8f9a', 'M1.5 20.5 9 6l4.5 7 3-4 6 11.5Z'],
  ['#fff8ea', 'M9 6l-2.6 5 2.6-1 2 1.6 1.3-.6Z'],
]
const forest: Cut[] = [
  ['#7a5230', 'M7 15h2.5v6H7ZM15 17h2.5v4H15Z'],
  ['#2f7d4f', 'M8.2 2.5 14 10h-2.3l3.3 6H1.5l3.3-6H2.5Z'],
  ['#45995f', 'M16.2 8 21 14h-1.8l3 4.5H10.5l3-4.5h-1.8Z'],
]
const hill: Cut[] = [
  ['#b5a14a', 'M1.5 20c0-8 4-12 8-12s7 4 8 12Z'],
  ['#cdb85d', 'M9.5 20c.5-6 3.5-9 6.5-9s6 3 6.5 9Z'],
]
const field: Cut[] = [
  ['#e5b93c', 'M12 22V7', 'line'], ['#e5b93c', 'M6.5 22C6 17 5.5 14 4 11M17.5 22c.5-5 1-8 2.5-11', 'line'],
  ['#f0cb57', 'M12 2c2.5 2 2.5 5 0 7-2.5-2-2.5-5 0-7ZM12 9c3 0 4 2 4 4-3 0-4-1.5-4-4ZM12 9c-3 0-4 2-4 4 3 0 4-1.5 4-4Z'],
  ['#f0cb57', 'M3 6c2 1 3 3 2 5.5C3 10.5 2 8.5 3 6ZM21 6c-2 1-3 3-2 5.5 2-1 3-3 2-5.5Z'],
]
const swamp: Cut[] = [
  ['#5b7f86', 'M2 18c3-2 6-2 10 0s7 2 10 0v3.5H2Z'],
  ['#4f6b3d', 'M7 18V8M12 17V4M17 18V9', 'line'],
  ['#7a5230', 'M5.6 4.5h2.8v5H5.6ZM10.6 1.5h2.8v6h-2.8ZM15.6 6h2.8v5h-2.8Z'],
]
const water = (fill: string): Cut[] => [
  [fill, 'M1.5 7.5c3.5-4 7-4 10.5 0s7 4 10.5 0v11c-3.5 4-7 4-10.5 0s-7-4-10.5 0Z'],
  ['#eaf7fb', 'M3 13c3-2.5 6-2.5 9 0s6 2.5 9 0', 'line'],
]
const terrain: Record<Terrain, Cut[]> = { field, forest, hill, swamp, mountain, sea: water('#3f86c2'), lake: water('#6fb6dc') }

const landing: Cut[] = [
  ['#2b4f7a', 'M12 7v13', 'line'],
  ['#fff8ea', ring(12, 4.5, 2.6)],
  ['#2b4f7a', 'M7 10.5h10M3.5 14c0 5 4 7.5 8.5 7.5s8.5-2.5 8.5-7.5', 'line'],
]
const cavern: Cut[] = [
  ['#9c8a78', 'M2 21C2 10 6 3.5 12 3.5S22 10 22 21Z'],
  ['#2b2018', 'M7 21c0-6 2-9 5-9s5 3 5 9Z'],
]
const magic: Cut[] = [
  ['#a05cc9', 'M12 1.5l2.6 7.9 7.9 2.6-7.9 2.6L12 22.5l-2.6-7.9L1.5 12l7.9-2.6Z'],
  ['#f5dcff', ring(12, 12, 2.4), 'bare'],
]
const murlocSign: Cut[] = [
  ['#58b4d8', 'M2.5 13c0-6 4-9.5 9.5-9.5s9.5 3.5 9.5 9.5-4 8-9.5 8-9.5-2-9.5-8Z'],
  ['#fff8ea', ring(7.5, 8.5, 3.2)], ['#fff8ea', ring(16.5, 8.5, 3.2)],
  [INK, ring(8, 9, 1.2), 'bare'], [INK, ring(16, 9, 1.2), 'bare'],
  [INK, 'M5.5 15c4 2.5 9 2.5 13 0', 'line'],
]
const markerSign: Cut[] = [
  ['#c9a24a', 'M12 1.5 21.5 7v10L12 22.5 2.5 17V7Z'],
  ['#fff3cf', 'M9 9.5c0-4 6-4 6-.5 0 2.5-3 2.5-3 5M12 17.5v.4', 'line'],
]
const symbol: Record<Symbol, Cut[]> = { landing, cavern, magic, murloc: murlocSign, marker: markerSign }

const shield = 'M12 1.5 21 4.5v7c0 6-4 9.5-9 11-5-1.5-9-5-9-11v-7Z'
const fort: Cut[] = [['#b8977a', 'M2.5 21.5V6h4v3h3.5V6h4v3h3.5V6h4v15.5Z'], ['#4a3524', 'M9.5 21.5V17c0-3.5 5-3.5 5 0v4.5Z']]
const tower: Cut[] = [['#a3a8b0', 'M7 22V10h10v12Z'], ['#b3573e', 'M4.5 10.5 12 1.5l7.5 9Z'], ['#f2b84b', 'M10 13h4v4h-4Z']]
const wall: Cut[] = [['#8fd6c4', 'M2 20c0-9 3-12 5-14 1 3 2 4 3 2 1-3 2-5 2-7 3 3 4 5 4 8 1 0 2-1 2-3 3 4 4 7 4 14Z'], ['#eafff7', ring(8.5, 15, 2)], ['#eafff7', ring(15.5, 15, 2)]]
const beast: Cut[] = [
  ['#8a5a33', ring(5, 10, 2.6)], ['#8a5a33', ring(10, 5.5, 2.6)], ['#8a5a33', ring(15.5, 5.5, 2.6)], ['#8a5a33', ring(20, 10, 2.6)],
  ['#8a5a33', 'M12.5 11c5 0 7.5 4.5 6.5 8-1 3-4 2.5-6.5 1.5-2.5 1-5.5 1.5-6.5-1.5-1-3.5 1.5-8 6.5-8Z'],
]
const champion: Cut[] = [['#c8352c', 'M6 3h12v9c0 4-3 6-6 8-3-2-6-4-6-8Z'], ['#f2b84b', 'M12 5l1.6 3.4 3.6.5-2.6 2.6.6 3.7L12 13.5l-3.2 1.7.6-3.7-2.6-2.6 3.6-.5Z']]
const bomb: Cut[] = [['#3a3a44', ring(11, 14.5, 7.5)], ['#8a5a33', 'M15.5 8.5c2-3 3-3 5-3', 'line'], ['#f5a623', 'M20.5 1.5l1 2.5 2 1-2 1-1 2.5-1-2.5-2-1 2-1Z'], ['#fff8ea', 'M7 12c.5-1.5 1.5-2.5 3-3', 'line']]
const objective: Cut[] = [['#fff8ea', ring(12, 12, 10)], ['#c8352c', ring(12, 12, 6.5)], ['#fff8ea', ring(12, 12, 3)], [INK, 'M12 0v5M12 19v5M0 12h5M19 12h5', 'line']]
const harmony: Cut[] = [['#fff8ea', ring(12, 12, 10)], ['#3f7d5a', 'M12 2a10 10 0 0 1 0 20 5 5 0 0 1 0-10 5 5 0 0 0 0-10Z'], ['#3f7d5a', ring(12, 7, 1.5), 'bare'], ['#fff8ea', ring(12, 17, 1.5), 'bare']]
const piece: Record<Piece, Cut[]> = { objective, wall, harmony, bomb, fort, beast, tower, champion, murloc: murlocSign }

const doomhammer: Cut[] = [['#7a5230', 'M10.5 10h3v13h-3Z'], ['#8c8f9a', 'M3 2.5h18l-2 4.5 2 4.5H3l2-4.5Z'], ['#e3ac3f', 'M10 2.5h4v9h-4Z']]
const ashes: Cut[] = [['#e2582b', 'M12 22C4 20 2 12 5 5c1 3 2 4 4 4-1-4 1-7 3-8 2 1 4 4 3 8 2 0 3-1 4-4 3 7 1 15-7 17Z'], ['#f9cf52', 'M12 22c-4-1-5-6-3-9 1 1 2 1 3-2 1 3 2 3 3 2 2 3 1 8-3 9Z']]
const aegis: Cut[] = [['#e3ac3f', shield], ['#2f6db5', 'M12 5l6 2v5c0 4-2.5 6-6 7.5C8.5 18 6 16 6 12V7Z'], ['#fff8ea', 'M12 6v12M7 11h10', 'line']]
const runeblade: Cut[] = [['#7fb6d9', 'M12 1 15 5v11H9V5Z'], ['#4a4a58', 'M5.5 15.5h13v3h-13Z'], ['#4a4a58', 'M10.5 18.5h3V23h-3Z'], ['#eaffff', 'M12 5v2M12 9v2M12 13v.5', 'line']]
const watching: Cut[] = [['#fff8ea', 'M1 12c3-6 7-8.5 11-8.5S20 6 23 12c-3 6-7 8.5-11 8.5S4 18 1 12Z'], ['#7a3fa0', ring(12, 12, 5)], ['#2b2018', ring(12, 12, 2), 'bare']]
const chapel: Cut[] = [['#fff1cf', 'M5 22V12l7-5 7 5v10Z'], ['#c99a3a', 'M3.5 13 12 6.5l8.5 6.5'], ['#7a5230', 'M9.5 22v-5c0-3 5-3 5 0v5Z'], ['#e3ac3f', 'M12 7V1M9.5 3h5', 'line']]
const stone: Cut[] = [['#9aa0aa', 'M7 22V7c0-4 3-5.5 5-5.5S17 3 17 7v15Z'], ['#6fd9ea', ring(12, 9, 2.6)], ['#5b606a', 'M3 22h18', 'line'], ['#6fd9ea', 'M10 15h4M10.5 18h3', 'line']]
const healer: Cut[] = [['#dff3ff', 'M12 9C5 6 2 9 1 14c4-2 6 0 8 2ZM12 9c7-3 10 0 11 5-4-2-6 0-8 2Z'], ['#b9dcf5', 'M9 11h6l3 11H6Z'], ['#fff1cf', ring(12, 6, 3.2)], ['#e3ac3f', 'M8.5 2c2-1.5 5-1.5 7 0', 'line']]
const rift: Cut[] = [['#3b2a63', 'M12 1c6 4 7 18 0 22C5 19 6 5 12 1Z'], ['#b07cf0', 'M12.5 4c3 4 3 12 0 16-2-3-2.5-6-1-8-2-2-1-5 1-8Z'], ['#e9d6ff', 'M3 8l3 2M21 16l-3-2M3.5 17l2-1.5M20.5 7l-2 1.5', 'line']]
const magetower: Cut[] = [['#c9b7dd', 'M8 22V11h8v11Z'], ['#6d4aa8', 'M5.5 11.5 12 1l6.5 10.5Z'], ['#f5dcff', 'M12 13l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1Z']]
const tree: Cut[] = [['#7a5230', 'M10 13h4l1.5 9.5h-7Z'], ['#3f8f5a', 'M12 1c4 0 6 2 6 4 3 0 5 2 5 5s-2 5-5 5c-2 2-10 2-12 0-3 0-5-2-5-5s2-5 5-5c0-2 2-4 6-4Z'], ['#7cc48f', 'M8 7c1-2 3-2.5 5-2.5', 'line']]
const battlefield: Cut[] = [['#c9b38a', 'M1.5 21c3-4 18-4 21 0Z'], ['#8c8f9a', 'M4 3l3 .5L18 16l-2 2L4.5 6Z'], ['#b9bdc6', 'M20 3l-3 .5L6 16l2 2L19.5 6Z'], ['#7a5230', 'M14.5 19.5l5-5M9.5 19.5l-5-5', 'line']]
const marker: Record<Marker, Cut[]> = { doomhammer, ashes, aegis, runeblade, eye: watching, chapel, stone, healer, rift, magetower, tree, battlefield }

const power: Record<Power, Cut[]> = {
  farmer: field,
  ranger: [['#7a5230', 'M6 2c10 2 14 10 14 20', 'line'], ['#d8c9a8', 'M6 2l14 20', 'line'], ['#2f7d4f', 'M3 14 14 9.5M12 7l4 2-2.5 3.5', 'line']],
  herbalist: [['#4f8739', 'M12 23V9', 'line'], ['#6fae51', 'M12 12C5 13 3 8 3 4c6 0 9 3 9 8ZM12 16c7 1 9-4 9-8-6 0-9 3-9 8Z'], ['#e264a0', ring(12, 5, 2.8)]],
  mountaineer: [...mountain, ['#7a5230', 'M19 3v9', 'line'], ['#c8352c', 'M19 2.5h4.5L22 4.5l1.5 2H19Z']],
  swampwalker: [['#7a5230', 'M8 2v14c0 2 1 3 3 3h9c0-3-3-4-6-5V2Z'], ['#5b7f86', 'M1 19c3-2 6-2 9 0s8 2 13 0v3.5H1Z']],
  miner: [['#7a5230', 'M11 7h2.6v16H11Z'], ['#8c8f9a', 'M1.5 12C4 4 8 2 12.3 2s8.3 2 10.2 10C18 7 15 6.5 12.3 6.5S6 7 1.5 12Z']],
  fisher: [['#7a5230', 'M3 22 15 2', 'line'], [INK, 'M15 2v11', 'line'], ['#6fb6dc', 'M10 17c3-4 8-4 10 0l3-2.5v5L20 17c-2 4-7 4-10 0Z']],
  archaeologist: [['#d6bf8f', 'M7 3h10l-1.5 4c3 2 4.5 5 4.5 8 0 5-4 7.5-8 7.5S4 20 4 15c0-3 1.5-6 4.5-8Z'], ['#b3573e', 'M5 13l3.5 3 3.5-3 3.5 3 3.5-3', 'line']],
  explorer: [['#fff1cf', ring(12, 12, 10)], ['#c8352c', 'M12 3.5l3 8.5H9Z'], ['#5f88b8', 'M12 20.5l3-8.5H9Z']],
  battlemaster: [['#8c8f9a', 'M4 3l3 .5L18 16l-2 2L4.5 6Z'], ['#b9bdc6', 'M20 3l-3 .5L6 16l2 2L19.5 6Z'], ['#e3ac3f', 'M14 20l6-6M10 20l-6-6', 'line']],
  enraged: [['#c8352c', ring(12, 12.5, 9.5)], ['#fff8ea', 'M6 11l5 2.5-4 1.5ZM18 11l-5 2.5 4 1.5Z'], ['#fff8ea', 'M7.5 18c3-2.5 6-2.5 9 0', 'line'], ['#f5a623', 'M7 5 6 0l4 3 2-3 2 3 4-3-1 5', 'line']],
  blacksmith: [['#4a4a58', 'M3 9h15c0 3 2 4 4.5 4-1 3-4 4-7.5 4v2l3 3H6l3-3v-3C5 16 3 13 3 9Z'], ['#f5a623', 'M8 6l2-3M13 6V2.5M17 6l2-3', 'line']],
  navigator: [['#d9a05c', ring(12, 12, 7)], ['#fff8ea', ring(12, 12, 3)], ['#7a5230', 'M12 1v8M12 15v8M1 12h8M15 12h8M4 4l5.5 5.5M14.5 14.5 20 20M20 4l-5.5 5.5M9.5 14.5 4 20', 'line']],
  defensive: tower,
  garrisoned: fort,
  marsh: [['#4f8f6b', 'M2.5 13c0-5 4-8 9.5-8s9.5 3 9.5 8-4 8.5-9.5 8.5S2.5 18 2.5 13Z'], ['#e5efc0', ring(7, 6, 3.3)], ['#e5efc0', ring(17, 6, 3.3)], [INK, ring(7, 6, 1.2), 'bare'], [INK, ring(17, 6, 1.2), 'bare'], [INK, 'M5.5 14.5c4 3.5 9 3.5 13 0', 'line']],
  champion,
  beastmaster: beast,
  intimidating: [['#f2b84b', 'M2 9.5h5l8-6v17l-8-6H2Z'], [INK, 'M18 8c2 2 2 6 0 8M20.5 5.5c3.5 4 3.5 9 0 13', 'line']],
  portal: [['#2f3f8f', ring(12, 12, 10)], ['#7ba4f2', ring(12, 12, 6.5)], ['#eaf2ff', 'M12 8a4 4 0 1 1-4 4c0-1.5 2-2.5 3-1', 'line']],
}

export const coin: readonly Cut[] = [['#f2b84b', ring(12, 12, 10)], ['#b9770e', ring(12, 12, 6.8), 'line'], ['#b9770e', 'M12 8.5l1.2 2.3 2.6.4-1.9 1.8.5 2.6-2.4-1.2-2.4 1.2.5-2.6-1.9-1.8 2.6-.4Z', 'bare']]
export const crown: readonly Cut[] = [['#f2b84b', 'M2.5 19 1.5 7l5.5 5 5-8 5 8 5.5-5-1 12Z'], ['#c8352c', ring(12, 14.5, 2)]]
export const die: readonly Cut[] = [['#fff8ea', 'M5 3h14c1.5 0 2 .5 2 2v14c0 1.5-.5 2-2 2H5c-1.5 0-2-.5-2-2V5c0-1.5.5-2 2-2Z'], ['#c8352c', 'M6 6h5v5H6ZM13 13h5v5h-5Z', 'bare']]
export const factionSigns: Readonly<Record<'alliance' | 'horde' | 'neutral', readonly Cut[]>> = {
  alliance: [['#2f6db5', shield], ['#fff8ea', 'M12 6l1.8 4 4.2.4-3.2 2.9 1 4.2L12 15.3 8.2 17.5l1-4.2L6 10.4l4.2-.4Z', 'bare']],
  horde: [['#b3341f', 'M12 1.5 20 6l2.5 8L16 22.5H8L1.5 14 4 6Z'], ['#fff8ea', 'M7 7l10 10M17 7 7 17', 'line']],
  neutral: [['#8a8f63', ring(12, 12, 10)], ['#fff8ea', 'M12 5v14M6 8.5h12M6 8.5l-2 5h4ZM18 8.5l-2 5h4Z', 'line']],
}

export const glyphs = { terrain, symbol, piece, marker, power }
