/** The flat colours of the café's paper: every picture takes them from here, so that one hand cut them all. */

export const ink = '#2b2018'
export const paper = '#fff8ea'
export const blush = '#e98f86'
export const spark = '#ffd45c'
export const flame = '#ef7b34'
export const rope = '#e2bd84'

export const bomb = { fur: '#413a4a', light: '#6f667d', ear: '#d4716c', collar: '#c8432f', bell: '#f2bf4c' }
export const defuse = { one: '#7fb58d', two: '#a9d0a6', blade: '#dfe4e2', ear: '#4f8a64' }
export const attack = { fur: '#dd6f3a', light: '#f5c793', mouth: '#8f2a20', pad: '#f0a08d', claw: '#fff8ea' }
export const skip = { fur: '#6f9fc0', light: '#c4dcea', ear: '#e9a9a0' }
export const favor = { fur: '#d3a878', light: '#f7e5c8', ear: '#e9a29a', bowl: '#d9647c', eye: '#5a3a22' }
export const shuffle = { fur: '#e3b13f', stripe: '#a8701c', light: '#fbe7ae', card: '#fff8ea' }
export const nope = { fur: '#5c6b80', arm: '#8195ac', ear: '#d98d8d', sleeve: '#c8432f' }
export const future = { hood: '#6b4c9a', trim: '#f2bf4c', fur: '#e9d6b4', mask: '#8a6248', ball: '#a8dbe3', glow: '#d9f1f2' }

export const mochi = { dough: '#fdf5e4', shade: '#e9dcc2', leaf: '#7da65a', vein: '#4f7a3a' }
export const loaf = { crust: '#b5692a', bread: '#f0bd6f', light: '#fae2b0' }
export const mackie = { fur: '#93a8b5', stripe: '#4b6070', light: '#e4ecee', fish: '#5f93b8', belly: '#dceaf0' }
export const toasty = { fur: '#8d5a35', dark: '#4d2f1f', light: '#e7b271' }
export const spud = { skin: '#efc3ac', fold: '#c98c74', knit: '#3d8f86', band: '#f7e5c8', eye: '#8fd0e0' }

/** The ground a picture stands on, by card. */
export const wash: Record<string, string> = {
  kitten: '#f3b29c',
  defuse: '#dcead3',
  attack: '#fbdcb6',
  skip: '#f6e7c4',
  favor: '#f7d5d3',
  shuffle: '#e3e6cf',
  nope: '#f2bcae',
  future: '#ded4ec',
  cat1: '#cfe0c9',
  cat2: '#f8e3bd',
  cat3: '#d3e4ec',
  cat4: '#f3d9c2',
  cat5: '#d7e6e0',
}
