/** The buttons under the hand: each legal thing to do with the chosen cards, in words, with what would come of it. */

import { say } from '../../core/words'
import { cards, type Kind } from './facts'
import { blockWith, claimsFor, isTrue, type Offers } from './offers'
import { blockerOf } from './facts'
import { laidCount, lifeAtStake, other, type DuelView } from './view'

export interface Choice {
  readonly notation: string
  readonly does: 'attack' | 'block' | 'challenge' | 'accept' | 'pass'
  readonly text: string
  readonly note: string
  /** The creature spoken of. */
  readonly kind: Kind | null
  /** Life an attack would take if nothing stops it. */
  readonly life: number | null
  /** For the chooser alone: would he say the truth? Null: nothing is said. */
  readonly truth: boolean | null
}

/** What may be done with these cards now. `view` is the chooser's; only what is in `offers` becomes a choice. */
export function choices(offers: Offers, view: DuelView, chosen: readonly Kind[]): Choice[] {
  const count = chosen.length
  const found: Choice[] = []
  for (const { claim, notation } of claimsFor(offers, chosen)) {
    const taken = Math.min(view.life[other(view.attacker)] ?? 0, count * cards[claim].strength)
    found.push({
      notation,
      does: 'attack',
      text: say('cockroach-duel-do-attack', { claim, count }),
      note: say('cockroach-duel-note-takes', { count: taken }),
      kind: claim,
      life: taken,
      truth: isTrue(claim, chosen),
    })
  }
  const block = blockWith(offers, chosen)
  if (block !== null && view.attack) {
    const claim = blockerOf(view.attack.claim)
    const left = Math.max(0, laidCount(view.attack) - count)
    found.push({
      notation: block,
      does: 'block',
      text: say('cockroach-duel-do-block', { claim, count }),
      note: left > 0 ? say('cockroach-duel-note-lets-in', { count: left }) : say('cockroach-duel-note-stops-all'),
      kind: claim,
      life: null,
      truth: isTrue(claim, chosen),
    })
  }
  if (offers.challenge) found.push(plain('challenge', say('cockroach-duel-note-challenge')))
  if (offers.accept) found.push(plain('accept', afterAccepting(view)))
  if (offers.pass) found.push(plain('pass', afterPassing(view)))
  return found
}

function plain(does: 'challenge' | 'accept' | 'pass', note: string): Choice {
  return { notation: does, does, text: say(`cockroach-duel-do-${does}`), note, kind: null, life: null, truth: null }
}

function afterAccepting(view: DuelView): string {
  const moved = view.attack ? lifeAtStake(view, view.attack, view.block ? laidCount(view.block) : 0) : 0
  return moved > 0 ? say('cockroach-duel-note-take-now', { count: moved }) : say('cockroach-duel-note-nothing')
}

function afterPassing(view: DuelView): string {
  if (view.phase === 'response' && view.attack) {
    return say('cockroach-duel-note-lose-now', { count: lifeAtStake(view, view.attack) })
  }
  return say(view.passes > 0 ? 'cockroach-duel-note-pass-ends' : 'cockroach-duel-note-pass')
}
