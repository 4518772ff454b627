import type { texts as vi } from './vi.ts'

export const texts = {
  'matRung.name': 'Mật Rừng',
  'matRung.jar': 'Honey jar {now}/{full}',
  'matRung.freeSpins': 'Each drop multiplies its wins: {times}',
  'matRung.rules.how':
    '{least} or more of a symbol that touch side by side form a winning cluster. Clusters are added up.',
  'matRung.rules.wild': '{symbol} counts for every cluster it touches. Alone it forms none.',
  'matRung.rules.jar':
    'Every symbol that bursts in a paid spin puts a drop into the jar. {jar} drops in one spin start {spins} free spins, in which drops multiply their wins by {times} in turn; the last multiplier stays until the spin ends. The jar starts anew with each spin.',
  'matRung.rules.fields':
    'Each spin draws one of {fields} numbered boards, all equally likely. The number decides every symbol that falls, so we calculate the figures over all boards.',
  'matRung.H1': 'Queen bee',
  'matRung.H2': 'Honeycomb',
  'matRung.H3': 'Swallowtail',
  'matRung.L1': 'Cajuput flower',
  'matRung.L2': 'Purple water lily',
  'matRung.L3': 'Mushroom',
  'matRung.L4': 'Fern',
  'matRung.W': 'Honey drop',
} as const satisfies Record<keyof typeof vi, string>
