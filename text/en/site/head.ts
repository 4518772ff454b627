import type { head as vi } from '../../vi/site/head.ts'

export const head = {
  'head.home':
    'Vietnamese lotteries, fast draws, slots and mini games. Quick deposits and withdrawals, and results you can check yourself.',
  'head.slots': 'Play slots at {brand}: free demo without an account, published RTP, and provably fair spins.',
  'head.vnlottery':
    'Pick numbers for the northern, central and southern draws. Clear odds, results and statistics for every draw.',
  'head.lottery':
    'Fast lotteries, K3, PK10, keno and national lotteries: draw times, results and the odds of every game.',
  'head.results':
    'Results of the northern, southern and central Vietnamese lotteries by day and station, with last two digits by head and tail, a number check and a page to print.',
  'head.results.day':
    '{region} results of {day}: every prize, last two digits by head and tail, a number check and a page to print.',
  'head.results.stats':
    'Statistics of the Vietnamese lotteries: frequency, longest absence, special prize by digit, bridges and pairs over the last 30 to 300 draws.',
  'head.promotions': 'Current promotions at {brand}, with their terms in full.',
  'head.fairness': 'How {brand} publishes a hash before every round, and how you can check the result yourself.',
  'head.help': 'How to deposit, withdraw, bet and keep your account secure, and how to reach {brand}.',
} as const satisfies Record<keyof typeof vi, string>
