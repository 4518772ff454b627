import type { PromotionWords } from './words.ts'

/** Missions: they stand on a page of their own. */
export const MISSIONS: readonly PromotionWords[] = [
  {
    id: 'mission-spins',
    category: 'DAILY',
    imageUrl: '/art/b-daily.svg',
    titles: { VI: 'Quay 50 lượt nổ hũ', EN: 'Play 50 spins' },
    summaries: { VI: '50 lượt cược nổ hũ trong ngày.', EN: '50 bets on slots in a day.' },
    facts: {},
    terms: { VI: '<p>50 lượt cược nổ hũ trong ngày.</p>', EN: '<p>50 bets on slots in a day.</p>' },
    rules: {
      kind: 'MISSION',
      every: 'DAY',
      metric: 'BETS',
      products: ['RNG'],
      target: '50',
      amount: '5000',
      turnoverX100: 100,
    },
  },
  {
    id: 'mission-lottery',
    category: 'DAILY',
    imageUrl: '/art/b-daily.svg',
    titles: { VI: 'Cược xổ số 500.000 VND', EN: 'Bet 500,000 VND on lottery' },
    summaries: {
      VI: 'Cược hợp lệ 500.000 VND vào xổ số trong ngày.',
      EN: '500,000 VND of valid bets on lottery in a day.',
    },
    facts: {},
    terms: {
      VI: '<p>Cược hợp lệ 500.000 VND vào xổ số trong ngày.</p>',
      EN: '<p>500,000 VND of valid bets on lottery in a day.</p>',
    },
    rules: {
      kind: 'MISSION',
      every: 'DAY',
      metric: 'VALID_BET',
      products: ['LOTT', 'ELOTT', 'VNLOTT'],
      target: '500000',
      amount: '10000',
      turnoverX100: 100,
    },
  },
  {
    id: 'mission-deposit',
    category: 'DAILY',
    imageUrl: '/art/b-daily.svg',
    titles: { VI: 'Nạp 1.000.000 VND trong tuần', EN: 'Deposit 1,000,000 VND this week' },
    summaries: {
      VI: 'Tổng tiền nạp từ thứ Hai đến Chủ nhật đạt 1.000.000 VND.',
      EN: 'Deposits of 1,000,000 VND from Monday to Sunday.',
    },
    facts: {},
    terms: {
      VI: '<p>Tổng tiền nạp từ thứ Hai đến Chủ nhật đạt 1.000.000 VND.</p>',
      EN: '<p>Deposits of 1,000,000 VND from Monday to Sunday.</p>',
    },
    rules: {
      kind: 'MISSION',
      every: 'WEEK',
      metric: 'DEPOSIT_SUM',
      products: [],
      target: '1000000',
      amount: '20000',
      turnoverX100: 100,
    },
  },
  {
    id: 'mission-check-in',
    category: 'DAILY',
    imageUrl: '/art/b-daily.svg',
    titles: { VI: 'Điểm danh 5 ngày trong tuần', EN: 'Check in 5 days this week' },
    summaries: { VI: 'Điểm danh 5 ngày từ thứ Hai đến Chủ nhật.', EN: 'Check in on 5 days from Monday to Sunday.' },
    facts: {},
    terms: {
      VI: '<p>Điểm danh 5 ngày từ thứ Hai đến Chủ nhật.</p>',
      EN: '<p>Check in on 5 days from Monday to Sunday.</p>',
    },
    rules: {
      kind: 'MISSION',
      every: 'WEEK',
      metric: 'CHECK_INS',
      products: [],
      target: '5',
      amount: '15000',
      turnoverX100: 100,
    },
  },
]
