import type { texts as vi } from './vi.ts'

export const texts = {
  'choNoi.name': 'Chợ Nổi',
  'choNoi.times': 'Total multiplier: ×{times}',
  'choNoi.freeSpins': 'Golden hats multiply the spin’s win',
  'choNoi.say.scatter': '{count} {symbol}, {amount}.',
  'choNoi.rules.how':
    '{least} or more matching symbols anywhere on the board win. Each symbol pays once per drop, by how many there are; wins of all symbols are added together.',
  'choNoi.rules.scatter':
    'When a paid spin ends, {least} or more {scatter} symbols pay as listed and award {spins} free spins.',
  'choNoi.rules.multiplier':
    '{symbol} appears in free spins only. When the last symbols have dropped, all multipliers on the board are added up and applied to that spin’s win. Values: {values}.',
  'choNoi.rules.more':
    'During free spins, {scatters} or more {scatter} symbols add {spins} spins, up to {most} in total, but pay nothing.',
  'choNoi.rules.measured':
    'RTP and the frequency of free spins were measured over {rounds} simulated rounds, with RTP within ±{span}. The hit rate is exact.',
  'choNoi.rules.chance':
    'Chance of the maximum ({multiple} times): below 1 in 50 million. It never occurred in {rounds} simulated rounds; the highest was {largest} times the stake.',
  'choNoi.H1': 'Durian',
  'choNoi.H2': 'Dragon fruit',
  'choNoi.H3': 'Mango',
  'choNoi.H4': 'Mangosteen',
  'choNoi.L1': 'Coconut',
  'choNoi.L2': 'Star fruit',
  'choNoi.L3': 'Lime',
  'choNoi.L4': 'Chili',
  'choNoi.L5': 'Banana',
  'choNoi.S': 'Market boat',
  'choNoi.M': 'Golden hat',
} as const satisfies Record<keyof typeof vi, string>
