import type { JackpotNetwork } from '@senluna/kit/games/jackpot.ts'

const M = 1_000_000n
const B = 1_000n * M

/**
 * Four levels over the slots, the games of one step, the tables and the games of moves, but for
 * blackjack and video poker: with a share of pots their best play would return more than is staked.
 * What is put by for seeds is, on average, what the seeds cost; all levels together return 0.525 %
 * of what is staked.
 */
export const usualJackpots: JackpotNetwork = {
  games: [
    'sen-vang',
    'cho-noi',
    'roi-nuoc',
    'mua-vang',
    'mat-rung',
    'dice',
    'limbo',
    'plinko',
    'wheel',
    'coin-flip',
    'rps',
    'scratch',
    'keno',
    'roulette',
    'baccarat',
    'mines',
    'hilo',
    'tower',
  ],
  levels: [
    { level: 'MINI', kind: 'MUST_HIT', seed: 100_000n, cap: 500_000n, mainPpm: 1_000, reservePpm: 500 },
    { level: 'MINOR', kind: 'MUST_HIT', seed: M, cap: 5n * M, mainPpm: 1_000, reservePpm: 500 },
    { level: 'MAJOR', kind: 'RANDOM', seed: 20n * M, oneIn: 40n * B, mainPpm: 1_000, reservePpm: 500 },
    { level: 'GRAND', kind: 'RANDOM', seed: 200n * M, oneIn: 800n * B, mainPpm: 500, reservePpm: 250 },
  ],
  reviewFrom: 50n * M,
}
