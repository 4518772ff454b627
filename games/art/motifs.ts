import { baccarat } from './motifs/play/baccarat.ts'
import { ball } from './motifs/play/ball.ts'
import { balls } from './motifs/play/balls.ts'
import { blackjack } from './motifs/play/blackjack.ts'
import { poker } from './motifs/play/poker.ts'
import { bay } from './motifs/bay.ts'
import { cards } from './motifs/play/cards.ts'
import { cat } from './motifs/cat.ts'
import { coins } from './motifs/coins.ts'
import { crest } from './motifs/crest.ts'
import { dice } from './motifs/play/dice.ts'
import { drum } from './motifs/drum.ts'
import { eye } from './motifs/eye.ts'
import { fan } from './motifs/fan.ts'
import { fish } from './motifs/fish.ts'
import { fortune } from './motifs/play/fortune.ts'
import { flip } from './motifs/play/flip.ts'
import { hands } from './motifs/play/hands.ts'
import { scratch } from './motifs/play/scratch.ts'
import { keno } from './motifs/play/keno.ts'
import { gem } from './motifs/gem.ts'
import { HALL_MOTIFS } from './motifs/halls.ts'
import { koi } from './motifs/koi.ts'
import { lantern } from './motifs/lantern.ts'
import { lotus } from './motifs/lotus.ts'
import { market } from './motifs/market.ts'
import type { Motif } from './motifs/motif.ts'
import { pad } from './motifs/pad.ts'
import { rocket } from './motifs/rocket.ts'
import { sevens } from './motifs/play/sevens.ts'
import { tile } from './motifs/play/tile.ts'
import { trophy } from './motifs/trophy.ts'
import { wheel } from './motifs/play/wheel.ts'

/** What pictures can show, beside what a game of ours draws in its own folder. */
export const MOTIFS = {
  ball,
  balls,
  bay,
  cards,
  cat,
  coins,
  crest,
  dice,
  drum,
  eye,
  fan,
  fish,
  gem,
  koi,
  lantern,
  lotus,
  pad,
  rocket,
  sevens,
  tile,
  trophy,
  wheel,
  market,
  fortune,
  flip,
  hands,
  scratch,
  blackjack,
  poker,
  keno,
  ...HALL_MOTIFS,
  baccarat,
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof MOTIFS
export const MOTIF_NAMES = Object.keys(MOTIFS) as readonly MotifName[]
