/**
 * The folded sheet and the die as a solid scene, drawn by three.js. Loaded only when a board shows it.
 *
 * It draws what it is told to and knows no time: `show` a moment, and it is on the canvas.
 */

import {
  AmbientLight, BufferAttribute, BufferGeometry, CanvasTexture, Color, DirectionalLight, DoubleSide, Group, HemisphereLight, LineBasicMaterial,
  LineSegments, Mesh, MeshBasicMaterial, MeshLambertMaterial, MeshStandardMaterial, PCFShadowMap, PerspectiveCamera, PlaneGeometry, Scene,
  ShadowMaterial, SpotLight, SRGBColorSpace, Vector3, WebGLRenderer,
} from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { ROUND, SIDE, type Vector } from './die'
import type { Eye, Moment, Spot } from './eye'
import { paintFace, paintSheet } from './paint'
import { endOf, profileOf, ridgeOf, type Sheet } from './sheets'

/** The faces in the order of a box's sides: +x, -x, +y, -y, +z, -z. */
const SIDES = [3, 4, 5, 2, 1, 6]
const VIEW = 26

/** Open the scene on a canvas; throws where WebGL is missing. */
export function openStage(canvas: HTMLCanvasElement, sheet: Sheet, words: string, dark: boolean): Eye {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' })
  renderer.setPixelRatio(Math.min(2, globalThis.devicePixelRatio || 1))
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  const scene = new Scene()
  const camera = new PerspectiveCamera(VIEW, 1, 50, 2_000)
  camera.up.set(0, 0, 1)

  // daylight by day, a warm lamp by night; both from the left, over the player's shoulder
  const middle = endOf(sheet) / 2 - 10
  if (dark) {
    scene.add(new AmbientLight('#b3b2c0', 0.9))
    const lamp = new SpotLight('#ffebd0', 2.55, 0, 0.66, 0.8, 0)
    lamp.position.set(-150, middle - 90, 330)
    lamp.target.position.set(0, middle - 6, -5)
    shade(lamp.shadow, 2_048, 5)
    lamp.shadow.camera.near = 150
    lamp.shadow.camera.far = 620
    lamp.castShadow = true
    scene.add(lamp, lamp.target)
  } else {
    scene.add(new HemisphereLight('#ffffff', '#f6efe2', 1.5))
    const sun = new DirectionalLight('#fff8ee', 1.85)
    sun.position.set(-150, middle - 150, 330)
    sun.target.position.set(0, middle, -5)
    const reach = endOf(sheet) / 2 + sheet.pad + 30
    Object.assign(sun.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 100, far: 700 })
    shade(sun.shadow, 2_048, 3.5)
    sun.castShadow = true
    scene.add(sun, sun.target)
  }
  function shade(shadow: DirectionalLight['shadow'] | SpotLight['shadow'], size: number, soft: number): void {
    shadow.mapSize.set(size, size)
    shadow.radius = soft
    shadow.bias = dark ? -0.003 : -0.0006
    shadow.normalBias = dark ? 0.9 : 0.35
  }

  // the table is the page's own paper: only the shadow on it is drawn
  const floor = new Mesh(new PlaneGeometry(1_600, 1_600), new ShadowMaterial({ color: new Color(dark ? '#000000' : '#4a3a20'), opacity: dark ? 0.5 : 0.26 }))
  floor.position.z = -ridgeOf(sheet) - 0.15
  floor.receiveShadow = true
  scene.add(floor)

  const texture = new CanvasTexture(paintSheet(sheet, words))
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = Math.min(8, renderer.capabilities.getMaxAnisotropy())
  const paper = new Mesh(new BufferGeometry(), new MeshLambertMaterial({ map: texture, side: DoubleSide }))
  paper.castShadow = paper.receiveShadow = true
  const edges = new LineSegments(new BufferGeometry(), new LineBasicMaterial({ color: '#4a443c', transparent: true, opacity: 0.75 }))
  const skirt = new Mesh(new BufferGeometry(), new MeshLambertMaterial({ color: dark ? '#cfc6b4' : '#efe6d2', side: DoubleSide }))
  skirt.castShadow = skirt.receiveShadow = true
  const glow = new Mesh(new BufferGeometry(), new MeshBasicMaterial({ color: '#f2b84b', transparent: true, opacity: 0.42, side: DoubleSide, depthWrite: false }))
  scene.add(paper, edges, skirt, glow)

  const die = new Group()
  const faces = SIDES.map((face) => {
    const map = new CanvasTexture(paintFace(face))
    map.colorSpace = SRGBColorSpace
    map.anisotropy = 4
    return new MeshStandardMaterial({ map, roughness: 0.38 })
  })
  const cube = new Mesh(new RoundedBoxGeometry(SIDE, SIDE, SIDE, 4, ROUND), faces)
  cube.castShadow = cube.receiveShadow = true
  const mark = new Mesh(new PlaneGeometry(1, 1), new MeshBasicMaterial({ map: new CanvasTexture(crossMark()), transparent: true, depthWrite: false }))
  mark.scale.setScalar(5)
  die.add(cube)
  scene.add(die, mark)

  /** Lay the strip as it is folded now. */
  let laid = ''
  function lay(more: number, still: number, lit: number | null): void {
    const key = `${more.toFixed(2)} ${still} ${lit}`
    if (key === laid) return
    laid = key
    const folds = profileOf(sheet, more, still)
    const whole = folds[folds.length - 1]!.along
    const half = sheet.width / 2
    const places: number[] = []
    const maps: number[] = []
    const lines: number[] = []
    for (let n = 0; n + 1 < folds.length; n += 1) {
      const [near, far] = [folds[n]!, folds[n + 1]!]
      quad(places, [-half, near.y, near.z], [half, near.y, near.z], [half, far.y, far.z], [-half, far.y, far.z])
      for (const [u, fold] of [[0, near], [1, near], [1, far], [0, near], [1, far], [0, far]] as const) maps.push(u, fold.along / whole)
      for (const x of [-half, half]) lines.push(x, near.y, near.z + 0.1, x, far.y, far.z + 0.1)
      if (n > 0 && n % 2 === 1) lines.push(-half, near.y, near.z + 0.1, half, near.y, near.z + 0.1)
    }
    // the pad stands on three walls of its own
    const [edge, start] = [folds[0]!, folds[1]!]
    const low = -ridgeOf(sheet)
    const walls: number[] = []
    quad(walls, [-half, edge.y, low], [half, edge.y, low], [half, edge.y, edge.z], [-half, edge.y, edge.z])
    for (const x of [-half, half]) quad(walls, [x, edge.y, low], [x, start.y, low], [x, start.y, start.z], [x, edge.y, edge.z])
    lines.push(-half, edge.y, edge.z, half, edge.y, edge.z, -half, edge.y, low, half, edge.y, low)
    for (const x of [-half, half]) lines.push(x, edge.y, low, x, edge.y, edge.z, x, edge.y, low, x, start.y, low)
    fill(paper.geometry, places, maps)
    fill(skirt.geometry, walls)
    fill(edges.geometry, lines)
    glow.visible = lit !== null
    if (lit !== null) {
      const lights: number[] = []
      for (const n of [2 * lit - 1, 2 * lit]) {
        const [near, far] = [folds[n]!, folds[n + 1]!]
        quad(lights, [-half, near.y, near.z + 0.3], [half, near.y, near.z + 0.3], [half, far.y, far.z + 0.3], [-half, far.y, far.z + 0.3])
      }
      fill(glow.geometry, lights)
    }
  }

  /** Look from behind the pad so that all of the sheet is seen, as large as may be. */
  function fit(width: number, height: number): void {
    camera.aspect = width / height
    const steep = Math.min(58, Math.max(35, 35 + (1.5 - camera.aspect) * 26))
    const [up, back] = [Math.sin((steep * Math.PI) / 180), Math.cos((steep * Math.PI) / 180)]
    const half = sheet.width / 2 + 3
    const [near, far, low] = [-sheet.pad - 9, endOf(sheet) + 4, -ridgeOf(sheet)]
    // beyond the far end there is room for a die that fell off
    const corners = [-half, half].flatMap((x) => [[x, near, low], [x, near, 0], [x, far, 8], [x, far + 24, low]] as const)
    let [y, away] = [middle, 600]
    for (let round = 0; round < 14; round += 1) {
      camera.position.set(0, y - back * away, up * away)
      camera.lookAt(0, y, 0)
      camera.updateProjectionMatrix()
      camera.updateMatrixWorld()
      const seen = corners.map(([x, along, z]) => new Vector3(x, along, z).project(camera))
      const [top, bottom] = [Math.max(...seen.map((spot) => spot.y)), Math.min(...seen.map((spot) => spot.y))]
      const wide = Math.max(...seen.map((spot) => Math.abs(spot.x)))
      away *= 1 + (Math.max((top - bottom) / 1.9, wide / 0.95) - 1) * 0.8
      y += ((top + bottom) / 2) * away * Math.tan((VIEW * Math.PI) / 360) * 0.8 / up
    }
  }

  let size: Spot = { x: 1, y: 1 }
  const eye: Eye = {
    show(moment: Moment) {
      lay(moment.fold.degrees, moment.fold.cell || 1, moment.lit)
      const { place, turn } = moment.die
      die.position.set(...place)
      die.quaternion.set(turn[1], turn[2], turn[3], turn[0])
      mark.visible = moment.mark !== null
      if (moment.mark) {
        mark.position.set(place[0] + moment.mark.side, place[1] - SIDE / 2 - 0.2, place[2] + moment.mark.height)
        mark.rotation.set(Math.PI / 2, 0, 0)
      }
      renderer.render(scene, camera)
    },
    project(place: Vector) {
      const seen = new Vector3(...place).project(camera)
      return { x: ((seen.x + 1) / 2) * size.x, y: ((1 - seen.y) / 2) * size.y }
    },
    resize(width, height) {
      size = { x: width, y: height }
      renderer.setSize(width, height, false)
      fit(width, height)
    },
    dispose() {
      scene.traverse((thing) => {
        if (!(thing instanceof Mesh || thing instanceof LineSegments)) return
        thing.geometry.dispose()
        for (const one of [thing.material].flat()) {
          one.map?.dispose()
          one.dispose()
        }
      })
      renderer.dispose()
    },
  }
  return eye
}

function quad(into: number[], a: Vector, b: Vector, c: Vector, d: Vector): void {
  into.push(...a, ...b, ...c, ...a, ...c, ...d)
}

function fill(geometry: BufferGeometry, places: readonly number[], maps?: readonly number[]): void {
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3))
  if (maps) geometry.setAttribute('uv', new BufferAttribute(new Float32Array(maps), 2))
  geometry.computeVertexNormals()
  geometry.computeBoundingSphere()
}

/** The little cross where the finger will hit. */
function crossMark(): HTMLCanvasElement {
  const made = document.createElement('canvas')
  made.width = made.height = 64
  const pen = made.getContext('2d')!
  for (const [style, wide] of [['#fffdf8', 15], ['#0b6e69', 8]] as const) {
    pen.strokeStyle = style
    pen.lineWidth = wide
    pen.lineCap = 'round'
    pen.beginPath()
    pen.arc(32, 32, 17, 0, 7)
    pen.moveTo(32, 6)
    pen.lineTo(32, 20)
    pen.moveTo(32, 44)
    pen.lineTo(32, 58)
    pen.moveTo(6, 32)
    pen.lineTo(20, 32)
    pen.moveTo(44, 32)
    pen.lineTo(58, 32)
    pen.stroke()
  }
  return made
}
