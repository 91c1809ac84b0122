/** Every word a player reads: `say('lobby-title')`, `say('table-free', {count: 2})`. */
export { bringGame, key, knows, say, sayFirst, type Args } from './words.svelte'
