/** The game's figures: everything that can change a payout. Jacks or Better, "9/6". */
export const CONFIGURATION = {
  stream: 'vpoker96',
  /** Cards in hand; as many more lie ready to replace them. */
  hand: 5,
  deck: 52,
  /** What each hand multiplies the stake by, the best first. */
  pays: {
    royal: 800,
    straightFlush: 50,
    quads: 25,
    fullHouse: 9,
    flush: 6,
    straight: 4,
    trips: 3,
    twoPair: 2,
    jacks: 1,
  },
} as const

/** A hand that pays. */
export type PokerHand = keyof typeof CONFIGURATION.pays

/** The hands that pay, the best first. */
export const HANDS = Object.keys(CONFIGURATION.pays) as PokerHand[]

/** The only way a run is opened. */
export const OPENING = 'deal'
