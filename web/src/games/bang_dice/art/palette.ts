/** The flat colours of the saloon's paper: every picture takes them from here, so that one hand cut them all. */

import type { Character, Face, Role } from '../facts'

export const ink = '#2b2018'
export const paper = '#fff6e3'
export const blush = '#e98f78'
export const brass = '#e3ac3f'
export const brassDark = '#a8721c'
export const lead = '#8d8a86'
export const fire = '#ef7b34'
export const spark = '#ffd45c'
export const red = '#c2412d'
export const beer = '#eeb03d'
export const wood = '#9a6636'

export const skin = { fair: '#f5cfa8', rosy: '#f2b898', tan: '#dda677', brown: '#b97a4d', dark: '#8f5a3a' }

/** The ground a portrait stands on. */
export const wash: Record<Character, string> = {
  bart_cassidy: '#e8b48c',
  black_jack: '#f3c368',
  calamity_janet: '#a9d3c6',
  el_gringo: '#f2d27a',
  jesse_jones: '#c3d59b',
  jourdonnais: '#b4cfe0',
  kit_carlson: '#e6d3a6',
  lucky_duke: '#9ccbaa',
  paul_regret: '#c9c1de',
  pedro_ramirez: '#f0a98f',
  rose_doolan: '#f3c1c6',
  sid_ketchum: '#c5e2dc',
  slab_the_killer: '#cdb6a6',
  suzy_lafayette: '#dcc6e6',
  vulture_sam: '#b3aebf',
  willy_the_kid: '#b9dcec',
}

export const roleFace: Record<Role, string> = { sheriff: '#e3ac3f', deputy: '#9fb4c7', outlaw: '#b8432f', renegade: '#6a5a9c' }

/** The side of a die that shows this face. */
export const dieFace: Record<Face, string> = {
  arrow: '#fff6e3', dynamite: '#f7d9cb', one: '#fff6e3', two: '#fff6e3', beer: '#fbecc0', gatling: '#e6e0d6',
}
