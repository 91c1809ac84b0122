/** What is printed in the box: tiles, markers, terrain and tokens by their codes. The words for them are in the texts. */

export const factions = ['alliance', 'horde', 'neutral'] as const
export type Faction = (typeof factions)[number]

export const races = [
  'human', 'dwarf', 'gnome', 'nightelf', 'draenei', 'worgen',
  'orc', 'tauren', 'troll', 'forsaken', 'bloodelf', 'goblin',
  'ethereal', 'kobold', 'pandaren', 'naga',
] as const
export type Race = (typeof races)[number]

/** Faction, tokens in the tray, and the number on the banner. */
export const raceFacts: Readonly<Record<Race, { readonly faction: Faction; readonly tokens: number; readonly banner: number }>> = {
  human: { faction: 'alliance', tokens: 10, banner: 5 },
  dwarf: { faction: 'alliance', tokens: 10, banner: 5 },
  gnome: { faction: 'alliance', tokens: 10, banner: 5 },
  nightelf: { faction: 'alliance', tokens: 9, banner: 4 },
  draenei: { faction: 'alliance', tokens: 12, banner: 7 },
  worgen: { faction: 'alliance', tokens: 10, banner: 5 },
  orc: { faction: 'horde', tokens: 11, banner: 6 },
  tauren: { faction: 'horde', tokens: 16, banner: 11 },
  troll: { faction: 'horde', tokens: 11, banner: 6 },
  forsaken: { faction: 'horde', tokens: 20, banner: 6 },
  bloodelf: { faction: 'horde', tokens: 10, banner: 5 },
  goblin: { faction: 'horde', tokens: 11, banner: 6 },
  ethereal: { faction: 'neutral', tokens: 10, banner: 5 },
  kobold: { faction: 'neutral', tokens: 11, banner: 6 },
  pandaren: { faction: 'neutral', tokens: 10, banner: 5 },
  naga: { faction: 'neutral', tokens: 11, banner: 6 },
}

export const powers = [
  'farmer', 'ranger', 'herbalist', 'mountaineer', 'swampwalker', 'miner', 'fisher', 'archaeologist', 'explorer', 'battlemaster',
  'enraged', 'blacksmith', 'navigator', 'defensive', 'garrisoned', 'marsh', 'champion', 'beastmaster', 'intimidating', 'portal',
] as const
export type Power = (typeof powers)[number]

/** The numbers on the badges: this project's own, as no source tells them. */
export const badges: Readonly<Record<Power, number>> = {
  farmer: 4, ranger: 4, herbalist: 4, mountaineer: 4, swampwalker: 4, miner: 4, fisher: 3, archaeologist: 5, explorer: 4, battlemaster: 5,
  enraged: 5, blacksmith: 4, navigator: 5, defensive: 4, garrisoned: 2, marsh: 5, champion: 5, beastmaster: 4, intimidating: 5, portal: 5,
}

export const artifacts = ['doomhammer', 'ashes', 'aegis', 'runeblade', 'eye'] as const
export const legends = ['chapel', 'stone', 'healer', 'rift', 'magetower', 'tree', 'battlefield'] as const
export const markers = [...artifacts, ...legends] as const
export type Marker = (typeof markers)[number]

export const terrains = ['field', 'forest', 'hill', 'swamp', 'mountain', 'sea', 'lake'] as const
export type Terrain = (typeof terrains)[number]

/** What is printed in a region beside its terrain. */
export const symbols = ['landing', 'cavern', 'magic', 'murloc', 'marker'] as const
export type Symbol = (typeof symbols)[number]

/** The special tokens that can lie in a region. */
export const pieces = ['objective', 'wall', 'harmony', 'bomb', 'fort', 'beast', 'tower', 'champion', 'murloc'] as const
export type Piece = (typeof pieces)[number]

/** How many there are of each in the box. */
export const supply: Readonly<Record<Piece, number>> = { objective: 2, wall: 9, harmony: 4, bomb: 12, fort: 10, beast: 5, tower: 6, champion: 1, murloc: 15 }

export const DIE = [0, 0, 0, 1, 2, 3] as const
/** Names and numbers of these are this project's own (†): nobody may call them official. */
export const OWN_KOREAN: ReadonlySet<string> = new Set(['archaeologist', 'explorer', 'battlemaster', 'enraged', 'blacksmith', 'marsh', 'intimidating'])
/** Effects that sources tell in full; of every other one something is known from one unofficial source alone (²). */
export const SURE_EFFECTS: ReadonlySet<string> = new Set(['bloodelf', 'kobold', 'naga', 'miner', 'navigator'])
/** English marker names met in sources; every other one is this project's own. */
export const MET_NAMES: ReadonlySet<string> = new Set(['doomhammer', 'ashes', 'aegis', 'chapel', 'stone', 'healer'])

const within = <T extends string>(list: readonly T[]) => (word: unknown): word is T => (list as readonly unknown[]).includes(word)
export const isRace = within(races)
export const isPower = within(powers)
export const isMarker = within(markers)
export const isTerrain = within(terrains)

/** A region's island and number: `L1a4` is `['L1a', 4]`. */
export function placeOf(region: string): readonly [face: string, number: number] {
  const found = /^(.+?[a-z])(\d+)$/i.exec(region)
  return found === null ? [region, 0] : [found[1]!, Number(found[2])]
}
