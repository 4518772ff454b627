import type { PromotionWords } from './words.ts'

/** Bonuses of deposits. */
export const DEPOSITS: readonly PromotionWords[] = [
  {
    id: 'first-deposit',
    category: 'WELCOME',
    imageUrl: '/art/b-gift.svg',
    titles: { VI: 'Thưởng 100% lần nạp đầu', EN: '100% first deposit bonus' },
    summaries: {
      VI: 'Thưởng bằng tiền nạp, tối đa 3,888,000 VND. Chọn ở trang nạp tiền trước khi nạp.',
      EN: 'We match your deposit, up to 3,888,000 VND. Choose the bonus on the deposit page first.',
    },
    facts: {
      VI: [
        ['Nhận được', '100% tiền nạp, tối đa 3,888,000 VND'],
        ['Nạp từ', '100,000 VND'],
        ['Vòng cược', '20 lần tiền nạp và thưởng, trong 30 ngày'],
      ],
      EN: [
        ['You get', '100% of your deposit, up to 3,888,000 VND'],
        ['Minimum deposit', '100,000 VND'],
        ['Turnover requirement', '20× deposit and bonus, within 30 days'],
      ],
    },
    terms: {
      VI: '<ul><li>Dành cho lần nạp đầu tiên được ghi có, một lần mỗi tài khoản.</li><li>Chưa cược đủ thì chưa rút được.</li><li>Bạn có thể bỏ thưởng bất cứ lúc nào: tiền thưởng và phần thắng từ khi nhận thưởng bị thu hồi, tiền nạp và tiền thắng trước đó vẫn còn. Hết hạn cũng vậy.</li><li>Cược nổ hũ, mini game, game bàn và xổ số được tính; trò khác tạm khóa đến khi cược đủ.</li><li>Mỗi lượt cược tối đa 10% tiền nạp và thưởng, hoặc 100,000 VND nếu cao hơn.</li></ul>',
      EN: '<ul><li>For the first deposit that is credited, once per account.</li><li>You can’t withdraw until you meet the turnover requirement.</li><li>You can forfeit the bonus at any time: the bonus and what you’ve won since you got it are removed; your deposit and earlier winnings stay. The same happens when time runs out.</li><li>Bets on slots, mini and table games and lottery count; other games are locked until then.</li><li>Bet at most 10% of deposit and bonus at a time, or 100,000 VND if that’s more.</li></ul>',
    },
    rules: {
      kind: 'DEPOSIT_BONUS',
      nth: 1,
      every: 'ONCE',
      minDeposit: '100000',
      ratePpm: 1_000_000,
      cap: '3888000',
      includeDeposit: true,
      products: ['RNG', 'LOTT', 'ELOTT', 'VNLOTT'],
      maxBet: { ratePpm: 100_000, least: '100000' },
      days: 30,
      turnoverX100: 2_000,
    },
  },
  {
    id: 'daily-reload',
    category: 'DAILY',
    imageUrl: '/art/b-daily.svg',
    titles: { VI: 'Thưởng nạp 30% mỗi ngày', EN: '30% deposit bonus every day' },
    summaries: {
      VI: 'Mỗi ngày một lần nạp được thưởng 30%, tối đa 2,000,000 VND.',
      EN: 'One deposit a day earns a 30% bonus, up to 2,000,000 VND.',
    },
    facts: {
      VI: [
        ['Nhận được', '30% tiền nạp, tối đa 2,000,000 VND'],
        ['Nạp từ', '200,000 VND'],
        ['Vòng cược', '12.5 lần tiền thưởng, trong 30 ngày'],
      ],
      EN: [
        ['You get', '30% of your deposit, up to 2,000,000 VND'],
        ['Minimum deposit', '200,000 VND'],
        ['Turnover requirement', '12.5× the bonus, within 30 days'],
      ],
    },
    terms: {
      VI: '<ul><li>Mỗi ngày một lần, theo giờ Việt Nam, khi không còn thưởng nạp nào đang cược.</li><li>Mỗi lượt cược tối đa 10% tiền nạp và thưởng, hoặc 100,000 VND nếu cao hơn.</li><li>Bỏ thưởng hoặc hết hạn thì tiền thưởng và phần thắng từ khi nhận thưởng bị thu hồi; tiền nạp và tiền thắng trước đó vẫn còn.</li></ul>',
      EN: '<ul><li>Once a day, Vietnam time, while no other deposit bonus is being wagered.</li><li>Bet at most 10% of deposit and bonus at a time, or 100,000 VND if that’s more.</li><li>If you forfeit it or time runs out, the bonus and what you’ve won since you got it are removed; your deposit and earlier winnings stay.</li></ul>',
    },
    rules: {
      kind: 'DEPOSIT_BONUS',
      nth: 0,
      every: 'DAY',
      minDeposit: '200000',
      ratePpm: 300_000,
      cap: '2000000',
      includeDeposit: false,
      products: ['RNG', 'LOTT', 'ELOTT', 'VNLOTT'],
      maxBet: { ratePpm: 100_000, least: '100000' },
      days: 30,
      turnoverX100: 1_250,
    },
  },
]
