/** What part of the sea is seen: pan and zoom by pinch, wheel, keys and buttons, and the way to an island. */

import { select } from 'd3-selection'
import { zoom, zoomIdentity, ZoomTransform, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom'
import { settings } from '../../core/settings.svelte'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const GLIDE = 320
/** Room left for the islands' tabs, in pixels. */
const TABS = 46
/** How much nearer than the whole one may come. */
const NEAREST = 9

export class Camera {
  /** World to screen. */
  at = $state.raw(zoomIdentity)
  width = $state(0)
  height = $state(0)
  /** Moved by the player: no longer follows the size of the window. */
  moved = $state(false)
  #world: Box = { x: 0, y: 0, width: 1, height: 1 }
  #shown: Box | null = null
  #svg: SVGSVGElement | null = null
  #behaviour: ZoomBehavior<SVGSVGElement, unknown>
  #frame = 0

  constructor() {
    this.#behaviour = zoom<SVGSVGElement, unknown>()
      .extent(() => [[0, 0], [this.width, this.height]])
      .clickDistance(7)
      .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        this.at = event.transform
        if (event.sourceEvent) {
          cancelAnimationFrame(this.#frame)
          this.moved = true
        }
      })
  }

  /** For the map's element. */
  attach = (svg: SVGSVGElement): (() => void) => {
    this.#svg = svg
    const selected = select(svg).call(this.#behaviour).on('dblclick.zoom', null)
    return () => {
      cancelAnimationFrame(this.#frame)
      selected.on('.zoom', null)
      this.#svg = null
    }
  }

  /** The world has this size now, or the window has. */
  frame(width: number, height: number): void {
    this.#world = { x: 0, y: 0, width, height }
    if (this.width === 0 || this.height === 0) return
    const fit = this.#fit(this.#world)
    this.#behaviour
      .scaleExtent([fit.k * 0.9, fit.k * NEAREST])
      .translateExtent([[-width * 0.15, -height * 0.15], [width * 1.15, height * 1.15]])
    if (!this.moved) this.#set(this.#fit(this.#shown ?? this.#world))
  }

  /** The smallest and the present scale: how near one is. */
  get near(): number {
    return this.width === 0 ? 1 : this.at.k / this.#fit(this.#world).k
  }

  /** See the whole. */
  home(): void {
    this.look(null)
  }

  /** Glide to where this box fills the window; null: everything. */
  look(box: Box | null): void {
    this.#shown = box
    this.moved = false
    this.#glide(this.#fit(box ?? this.#world))
  }

  /** Bring a point into sight, if it is not; `part` of the window's height is free, from above. */
  show(x: number, y: number, part = 1): void {
    const [sx, sy] = this.at.apply([x, y])
    const edge = 40
    const bottom = this.height * part
    if (sx > edge && sx < this.width - edge && sy > TABS + edge && sy < bottom - edge) return
    const [tx, ty] = [Math.max(edge, Math.min(sx, this.width - edge)), part < 1 ? (TABS + bottom) / 2 : this.height / 2]
    this.#glide(zoomIdentity.translate(tx - x * this.at.k, ty - y * this.at.k).scale(this.at.k))
  }

  by(factor: number): void {
    this.moved = true
    const k = this.at.k * factor
    const [cx, cy] = this.at.invert([this.width / 2, this.height / 2])
    this.#glide(zoomIdentity.translate(this.width / 2 - cx * k, this.height / 2 - cy * k).scale(k))
  }

  pan(dx: number, dy: number): void {
    this.moved = true
    this.#glide(zoomIdentity.translate(this.at.x + dx, this.at.y + dy).scale(this.at.k))
  }

  /** The part of the world in the window. */
  get seen(): Box {
    const [x, y] = this.at.invert([0, 0])
    return { x, y, width: this.width / this.at.k, height: this.height / this.at.k }
  }

  #fit(box: Box): ZoomTransform {
    const high = Math.max(40, this.height - TABS)
    const k = Math.min(this.width / box.width, high / box.height)
    return zoomIdentity.translate(this.width / 2 - (box.x + box.width / 2) * k, TABS + high / 2 - (box.y + box.height / 2) * k).scale(k)
  }

  #set(to: ZoomTransform): void {
    if (this.#svg !== null) select(this.#svg).call(this.#behaviour.transform, to)
    else this.at = to
  }

  #glide(to: ZoomTransform): void {
    cancelAnimationFrame(this.#frame)
    if (settings.still || this.width === 0) return this.#set(to)
    const from = this.at
    const begun = performance.now()
    const [fx, fy] = from.invert([this.width / 2, this.height / 2])
    const [tx, ty] = to.invert([this.width / 2, this.height / 2])
    const step = (now: number) => {
      const done = Math.min(1, (now - begun) / GLIDE)
      const eased = 1 - (1 - done) ** 3
      const k = from.k * (to.k / from.k) ** eased
      const [x, y] = [fx + (tx - fx) * eased, fy + (ty - fy) * eased]
      this.#set(zoomIdentity.translate(this.width / 2 - x * k, this.height / 2 - y * k).scale(k))
      if (done < 1) this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
  }
}
