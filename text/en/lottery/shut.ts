import type { lotteryShut as vi } from '../../vi/lottery/shut.ts'

/** Why the catalogue keeps a lottery shut: for players, and for staff in the list of games. */
export const lotteryShut = {
  'lottery.shut.LAO':
    'The lottery company hasn’t confirmed its draw days, its number of digits, or how the lower two are read.',
  'lottery.shut.HANOI_TH':
    'The private “special” and “VIP” draws of this name have no official source. You can bet on the northern draw under Vietnamese lottery instead.',
  'lottery.shut.SG_4D': 'Its draw times and results source haven’t been confirmed.',
  'lottery.shut.SG_TOTO': 'Its top prizes come from a shared pool that we don’t hold.',
  'lottery.shut.STOCK_SET': 'No source has confirmed how the closing index and its change are defined.',
  'lottery.shut.STOCK_NIKKEI': 'No source has confirmed how the closing index and its change are defined.',
  'lottery.shut.VL_MEGA645': 'Only Vietlott sells this game.',
  'lottery.shut.VL_POWER655': 'Only Vietlott sells this game.',
  'lottery.shut.VL_KENO': 'Only Vietlott sells this game.',
} as const satisfies Record<keyof typeof vi, string>
