/** The shipped islands: each is fetched when it is first played on. */

import type { Face } from './face'

const files = import.meta.glob<Face>('../../../../../src/hanpan/games/small_world_warcraft/maps/*.yaml', { import: 'default' })
const arrived = new Map<string, Face>()

/** The names of all shipped faces. */
export const shipped: readonly string[] = Object.keys(files).map((path) => /(\w+)\.yaml$/.exec(path)![1]!)

/** Bring these faces; a name that is not shipped is left out. */
export async function bring(faces: readonly string[]): Promise<ReadonlyMap<string, Face>> {
  await Promise.all(
    faces.map(async (face) => {
      const path = Object.keys(files).find((one) => one.endsWith(`/${face}.yaml`))
      if (path !== undefined && !arrived.has(face)) arrived.set(face, await files[path]!())
    }),
  )
  return new Map(faces.flatMap((face) => (arrived.has(face) ? [[face, arrived.get(face)!] as const] : [])))
}
