/** The symbols that pay on a line, the dearest first. */
export const PAY_SYMBOLS = ['H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4', 'L5'] as const
export type PaySymbol = (typeof PAY_SYMBOLS)[number]

/** W stands for every paying symbol, S is the scatter. */
export type SlotSymbol = PaySymbol | 'W' | 'S'

/** Everything of a slot that can change a payout. Its hash is what the certificate vouches for. */
export interface SlotConfiguration {
  /** The PF1 game code, part of every number drawn. */
  stream: string
  /** One strip a reel; stop s shows the symbols at s, s + 1 and s + 2, going round at the end. */
  strips: readonly (readonly SlotSymbol[])[]
  /** The row of each reel a line runs through, 0 at the top. The first is line 1. */
  lines: readonly (readonly number[])[]
  /** What 3, 4 and 5 of a symbol pay, in line bets. */
  linePays: Readonly<Record<PaySymbol, readonly [number, number, number]>>
  /** What 3, 4 and 5 scatters pay, in whole stakes. */
  scatterPays: readonly [number, number, number]
  /** The free spins that 3, 4 and 5 scatters give. */
  freeSpins: readonly [number, number, number]
  /** How many times its pays a win of a free spin is worth. */
  freeSpinMultiplier: number
  /** How many line bets a stake is made of. */
  lineBets: number
  /** The most a paid round returns, in whole stakes. */
  capMultiple: number
}

export const ROWS = 3
export const REELS = 5

/** One thing for each of the five reels, left to right. */
export const onReels = <T>(valueOf: (reel: number) => T): [T, T, T, T, T] => [
  valueOf(0),
  valueOf(1),
  valueOf(2),
  valueOf(3),
  valueOf(4),
]

/**
 * Sen Vàng's paytable: five reels of 32 stops, 20 lines, 33,554,432 equally likely stop
 * combinations.
 *
 * What it returns is worked out in `../paytable.md` and vouched for by `../certificate.ts`.
 */
export const SEN_VANG: SlotConfiguration = {
  stream: 'slot5x3',
  strips: [
    strip('L3 L1 L4 H4 L3 L4 H4 L5 S L1 H3 H2 L4 L5 L1 H1 L3 L2 L4 L5 H3 L2 L3 H4 H3 H1 L2 H2 H4 L2 L1 L5'),
    strip('H4 H3 S H4 L3 L1 L2 L4 L3 L5 L1 H1 W L1 H3 H2 L3 L1 H1 H3 L4 H2 L5 L4 L3 L2 H4 W L2 L4 L5 L2'),
    strip('H2 L5 L1 H3 H2 L2 L5 H3 L3 L2 H1 S H4 L4 L2 H1 H2 L4 L3 L2 H4 W L4 L5 L1 W L3 L1 H3 L5 L3 H4'),
    strip('H4 L3 W L4 L1 H3 W L4 H2 H1 L2 H2 H3 L5 L4 S H3 L5 L4 H4 L2 L3 L1 L2 H1 L1 H4 L5 L3 L1 L2 L5'),
    strip('H3 L1 L2 L4 H1 L1 L2 L4 H4 L2 L3 L5 L1 H3 L4 L5 S H4 H3 H2 L4 L3 H4 L1 L2 L5 L3 H4 L5 L3 H1 H2'),
  ],
  lines: [
    '11111',
    '00000',
    '22222',
    '01210',
    '21012',
    '00100',
    '22122',
    '10001',
    '12221',
    '01110',
    '21112',
    '10101',
    '12121',
    '01010',
    '21212',
    '11011',
    '11211',
    '00122',
    '22100',
    '02020',
  ].map((rows) => Array.from(rows, Number)),
  linePays: {
    H1: [75, 400, 2500],
    H2: [50, 250, 1000],
    H3: [30, 100, 500],
    H4: [25, 80, 300],
    L1: [12, 50, 200],
    L2: [10, 40, 150],
    L3: [10, 30, 120],
    L4: [6, 25, 100],
    L5: [5, 25, 100],
  },
  scatterPays: [2, 10, 100],
  freeSpins: [10, 15, 20],
  freeSpinMultiplier: 3,
  lineBets: 20,
  capMultiple: 10_000,
}

function strip(symbols: string): SlotSymbol[] {
  return symbols.split(' ').map((symbol) => {
    if (!isSymbol(symbol)) throw new TypeError(`no such symbol: ${symbol}`)
    return symbol
  })
}

function isSymbol(text: string): text is SlotSymbol {
  return text === 'W' || text === 'S' || (PAY_SYMBOLS as readonly string[]).includes(text)
}
