/** The game's figures: everything that can change a payout. */
export const CONFIGURATION = {
  stream: 'hilo',
  /** Ranks of a card, each as likely as the others at every turn: the ace is 1, the king 13. */
  ranks: 13,
  /** How often a card may be passed over in a run. */
  skips: 52,
  /** No guess leads above so many times the stake. */
  most: 1_000_000,
  /** What the house keeps, once for the whole run, in hundredths of a percent. */
  edgeBp: 100,
} as const

/** The only way a run is opened. */
export const OPENING = 'cards'
