/**
 * Short, dry sounds, made here: paper, wood, knock, tap, fuse, chime. Never the only sign of anything.
 *
 * Silent until a person turns sound on; a browser without Web Audio stays silent.
 */

import { settings } from './settings.svelte'

export type SoundName = 'paper' | 'wood' | 'knock' | 'fuse' | 'chime' | 'tap'

let context: AudioContext | null = null
let hiss: AudioBuffer | null = null

function audio(): AudioContext | null {
  if (context === null) {
    try {
      context = new AudioContext()
    } catch {
      return null
    }
  }
  if (context.state === 'suspended') void context.resume()
  return context
}

/** Half a second of noise, the stuff of paper and fuses. */
function noise(to: AudioContext): AudioBuffer {
  if (hiss === null) {
    hiss = to.createBuffer(1, to.sampleRate / 2, to.sampleRate)
    const samples = hiss.getChannelData(0)
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  }
  return hiss
}

/** A volume that rises at once and dies away within `length` seconds. */
function fading(to: AudioContext, loud: number, start: number, length: number): GainNode {
  const gain = to.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(to.destination)
  return gain
}

function tone(to: AudioContext, type: OscillatorType, pitch: number, fall: number, loud: number, length: number, wait = 0): void {
  const start = to.currentTime + wait
  const voice = to.createOscillator()
  voice.type = type
  voice.frequency.setValueAtTime(pitch, start)
  voice.frequency.exponentialRampToValueAtTime(fall, start + length)
  voice.connect(fading(to, loud, start, length))
  voice.start(start)
  voice.stop(start + length)
}

function rustle(to: AudioContext, pitch: number, width: number, loud: number, length: number): void {
  const start = to.currentTime
  const voice = to.createBufferSource()
  voice.buffer = noise(to)
  const band = to.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.setValueAtTime(pitch, start)
  band.frequency.exponentialRampToValueAtTime(pitch * 0.5, start + length)
  band.Q.value = width
  voice.connect(band).connect(fading(to, loud, start, length))
  voice.start(start)
  voice.stop(start + length)
}

/** Play a sound, if the person wants any, `loud` from 0 to 1. A page nobody looks at is silent, but for what calls one back to it. */
export function sound(name: SoundName, { evenHidden = false, loud: share = 1 } = {}): void {
  if (settings.sound === 'off' || (document.visibilityState === 'hidden' && !evenHidden)) return
  const to = audio()
  if (to === null) return
  const loud = (settings.sound === 'full' ? 0.3 : 0.09) * Math.max(share, 0.05)
  switch (name) {
    case 'paper':
      return rustle(to, 3_200, 0.8, loud * 0.8, 0.12)
    case 'wood':
      tone(to, 'triangle', 320, 150, loud, 0.09)
      return rustle(to, 1_400, 2, loud * 0.4, 0.04)
    case 'knock':
      tone(to, 'sine', 170, 80, loud * 1.3, 0.12)
      return tone(to, 'sine', 150, 75, loud * 1.3, 0.14, 0.13)
    case 'tap':
      tone(to, 'triangle', 520 + 240 * share, 260, loud, 0.05)
      return rustle(to, 2_600, 1.2, loud * 0.6, 0.03)
    case 'fuse':
      return rustle(to, 6_000, 0.5, loud * 0.5, 0.42)
    case 'chime':
      tone(to, 'sine', 880, 872, loud * 0.6, 0.5)
      return tone(to, 'sine', 1_318, 1_310, loud * 0.4, 0.6, 0.09)
  }
}
