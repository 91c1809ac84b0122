/**
 * QR codes for links: byte mode, error level L, versions 1 to 6 (up to 134 bytes), after ISO/IEC 18004.
 *
 * Just enough to let the phone across the table open this one's link.
 */

// by version 1…6: all codewords, error words a block, blocks, middle of the alignment mark
const WORDS = [26, 44, 70, 100, 134, 172]
const ERROR_WORDS = [7, 10, 15, 20, 26, 18]
const BLOCKS = [1, 1, 1, 1, 1, 2]
const MARK = [0, 18, 22, 26, 30, 34]

const LEVEL_L = 0b01
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Product in the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

/** Reed–Solomon: the remainder of the data divided by the generator with `count` roots 2⁰, 2¹, … */
function errorWords(data: readonly number[], count: number): number[] {
  const generator = Array<number>(count).fill(0)
  generator[count - 1] = 1
  let root = 1
  for (let i = 0; i < count; i += 1) {
    for (let j = 0; j < count; j += 1) generator[j] = times(generator[j]!, root) ^ (generator[j + 1] ?? 0)
    root = times(root, 2)
  }
  const rest = Array<number>(count).fill(0)
  for (const word of data) {
    const factor = word ^ rest.shift()!
    rest.push(0)
    generator.forEach((part, i) => (rest[i]! ^= times(part, factor)))
  }
  return rest
}

/** All codewords of a text in their final order. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const blocks = BLOCKS[version - 1]!
  const errors = ERROR_WORDS[version - 1]!
  const room = WORDS[version - 1]! - errors * blocks
  const bits: number[] = []
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1)
  }
  put(0b0100, 4)
  put(bytes.length, 8)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, room * 8 - bits.length))
  while (bits.length % 8 !== 0) bits.push(0)
  const data: number[] = []
  for (let i = 0; i < bits.length; i += 8) data.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2))
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad)

  const size = room / blocks
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * size, (i + 1) * size))
  const checks = parts.map((part) => errorWords(part, errors))
  const woven = (rows: readonly number[][]): number[] => rows[0]!.flatMap((_, i) => rows.map((row) => row[i]!))
  return [...woven(parts), ...woven(checks)]
}

/** The 15 format bits: level and mask, protected. */
function format(mask: number): number {
  const data = (LEVEL_L << 3) | mask
  let rest = data
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  return ((data << 10) | rest) ^ 0x5412
}

/** How badly a drawing reads: long runs, blocks, and too much of one colour. */
function penalty(cells: readonly (readonly boolean[])[]): number {
  const size = cells.length
  let sum = 0
  let dark = 0
  for (let y = 0; y < size; y += 1) {
    for (const across of [true, false]) {
      let run = 0
      let last: boolean | null = null
      for (let x = 0; x < size; x += 1) {
        const cell = across ? cells[y]![x]! : cells[x]![y]!
        run = cell === last ? run + 1 : 1
        last = cell
        if (run === 5) sum += 3
        else if (run > 5) sum += 1
      }
    }
    for (let x = 0; x < size; x += 1) {
      const cell = cells[y]![x]!
      if (cell) dark += 1
      if (x > 0 && y > 0 && cell === cells[y - 1]![x] && cell === cells[y]![x - 1] && cell === cells[y - 1]![x - 1]) sum += 3
    }
  }
  return sum + Math.floor(Math.abs(dark / (size * size) - 0.5) * 20) * 10
}

/** The dark cells of the code, row by row; null when the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = WORDS.findIndex((words, i) => bytes.length + 2 <= words - ERROR_WORDS[i]! * BLOCKS[i]!) + 1
  if (version === 0) return null
  const size = 17 + 4 * version
  const cells = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const set = (x: number, y: number, dark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    cells[y]![x] = dark
    fixed[y]![x] = true
  }

  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4)
      }
    }
  }
  const mark = MARK[version - 1]!
  if (mark > 0) {
    for (let dy = -2; dy <= 2; dy += 1) {
      for (let dx = -2; dx <= 2; dx += 1) set(mark + dx, mark + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
    }
  }

  const drawFormat = (mask: number): void => {
    const bits = format(mask)
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1
    for (let i = 0; i < 6; i += 1) set(8, i, bit(i))
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for (let i = 9; i < 15; i += 1) set(14 - i, 8, bit(i))
    for (let i = 0; i < 8; i += 1) set(size - 1 - i, 8, bit(i))
    for (let i = 8; i < 15; i += 1) set(8, size - 15 + i, bit(i))
    set(8, size - 8, true)
  }
  drawFormat(0)

  const words = codewords(bytes, version)
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const upward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1) {
      for (const x of [right, right - 1]) {
        const y = upward ? size - 1 - step : step
        if (fixed[y]![x]) continue
        if (at < words.length * 8) cells[y]![x] = ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1
        at += 1
      }
    }
  }

  const drawn = MASKS.map((mask, index) => {
    drawFormat(index)
    const masked = cells.map((row, y) => row.map((dark, x) => (fixed[y]![x] ? dark : dark !== mask(x, y))))
    return { masked, bad: penalty(masked) }
  })
  return drawn.reduce((best, one) => (one.bad < best.bad ? one : best)).masked
}
