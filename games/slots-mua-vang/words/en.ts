import type { texts as vi } from './vi.ts'

export const texts = {
  'muaVang.name': 'Mùa Vàng',
  'muaVang.feature': 'Baskets stay, empty cells spin again',
  'muaVang.won': 'Harvest! {count, plural, one {# respin} other {# respins}}',
  'muaVang.left': '{count, plural, one {# respin left} other {# respins left}}',
  'muaVang.over': 'Harvest complete',
  'muaVang.paid': 'Total of all baskets',
  'muaVang.harvest': '{count, plural, one {# basket} other {# baskets}} · {amount}',
  'muaVang.full': 'A whole field of gold!',
  'muaVang.rules.every': 'Harvest: once every {spins} spins on average',
  'muaVang.rules.how':
    'Three or more matching symbols side by side in a furrow win, wherever they start. Each furrow pays its best run; wins in the three furrows are added together.',
  'muaVang.rules.wild': '{symbol} substitutes for all symbols except {basket}.',
  'muaVang.rules.harvest':
    'Each {basket} holds a multiple of the stake: {values}. {least} or more start the harvest with {respins} respins.',
  'muaVang.rules.respins':
    'During the harvest, baskets stay in place. On each respin, every empty cell has a 1 in {chance} chance of a new basket, and each new basket resets the respins to {respins}. When they run out, all baskets are added up. Filling all {cells} cells pays an extra {full} times the stake.',
  'muaVang.H1': 'Buffalo',
  'muaVang.H2': 'Flute kite',
  'muaVang.H3': 'Rooster',
  'muaVang.L1': 'Sickle',
  'muaVang.L2': 'Water jar',
  'muaVang.L3': 'Grasshopper',
  'muaVang.W': 'Sun',
  'muaVang.C': 'Golden basket',
  'muaVang.X': 'Bare soil',
} as const satisfies Record<keyof typeof vi, string>
