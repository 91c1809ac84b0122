/** What is printed in the box: roles, faces and characters by name, and the order in which a turn is resolved. */

export const roles = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const
export type Role = (typeof roles)[number]

export const faces = ['arrow', 'dynamite', 'one', 'two', 'beer', 'gatling'] as const
export type Face = (typeof faces)[number]

export const characters = [
  'bart_cassidy', 'black_jack', 'calamity_janet', 'el_gringo', 'jesse_jones', 'jourdonnais', 'kit_carlson', 'lucky_duke',
  'paul_regret', 'pedro_ramirez', 'rose_doolan', 'sid_ketchum', 'slab_the_killer', 'suzy_lafayette', 'vulture_sam', 'willy_the_kid',
] as const
export type Character = (typeof characters)[number]

/** The number on the character's card; with no characters everybody has 8. */
export const lifeOf: Record<Character, number> = {
  bart_cassidy: 8, black_jack: 8, calamity_janet: 8, el_gringo: 7, jesse_jones: 9, jourdonnais: 7, kit_carlson: 7, lucky_duke: 8,
  paul_regret: 9, pedro_ramirez: 8, rose_doolan: 9, sid_ketchum: 8, slab_the_killer: 8, suzy_lafayette: 8, vulture_sam: 9, willy_the_kid: 8,
}

/** How many of each role a match of so many seats has. */
export const rolesAt: Record<number, Record<Role, number>> = {
  3: { sheriff: 0, deputy: 1, outlaw: 1, renegade: 1 },
  4: { sheriff: 1, deputy: 0, outlaw: 2, renegade: 1 },
  5: { sheriff: 1, deputy: 1, outlaw: 2, renegade: 1 },
  6: { sheriff: 1, deputy: 1, outlaw: 3, renegade: 1 },
  7: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 1 },
  8: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 2 },
}

/** With three players everybody hunts one other. */
export const prey: Partial<Record<Role, Role>> = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' }

/** The order of resolution, as it lies on the table. */
export const steps = ['arrow', 'dynamite', 'shot', 'beer', 'gatling'] as const
export type Step = (typeof steps)[number]

export const DICE = 5

export function isRole(word: unknown): word is Role {
  return (roles as readonly unknown[]).includes(word)
}

export function isFace(word: unknown): word is Face {
  return (faces as readonly unknown[]).includes(word)
}

/** The last part of a key: `bart_cassidy` is `bart-cassidy`. */
export function dashed(word: string): string {
  return word.replaceAll('_', '-')
}

/** Faces as groups in table order: `[['beer', 2], ['gatling', 1]]`. */
export function grouped(list: readonly Face[]): [Face, number][] {
  return faces
    .map((face): [Face, number] => [face, list.filter((one) => one === face).length])
    .filter(([, count]) => count > 0)
}
