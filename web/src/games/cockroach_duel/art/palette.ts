/** The flat colours of the duel's paper: pictures take them from here, so that one hand drew them all. */

export const ink = '#2b2018'
export const paper = '#fff8ea'
export const blush = '#f2a79b'

export const fly = { body: '#6d8797', belly: '#93aab5', wing: '#d5e7ea', eye: '#e4705a' }
export const roach = { body: '#a9602f', shell: '#6f3a1d', belly: '#d99a5b', head: '#bd7238' }
export const rat = { body: '#9b94a3', belly: '#d8d2d6', ear: '#f0aba4', tail: '#e89a95' }
export const toad = { body: '#7fa552', wart: '#557a38', belly: '#e8e2a4', tongue: '#d9645a' }
export const bat = { body: '#8767a8', wing: '#4e3a6e', chest: '#b79fce', ear: '#e5a0b5' }
export const black = { body: '#38333f', fold: '#655e70', tongue: '#e2574c', hand: '#857c92' }

/** How a creature feels; every picture knows these five. */
export type Mood = 'calm' | 'sly' | 'caught' | 'glad' | 'stern'
