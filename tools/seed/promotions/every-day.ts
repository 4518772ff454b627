import { money } from '@senluna/kit/currency.ts'
import { DEMONSTRATION_GRANT, REFILL_BELOW } from '@senluna/server/modules/wallet/grants.ts'
import type { PromotionWords } from './words.ts'

const shown = (value: bigint): string => money(value, { scale: 0, displayDecimals: 2 })
const GRANT = shown(DEMONSTRATION_GRANT)
const BELOW = shown(REFILL_BELOW)

/** What there is to get again and again: play money, check-in, envelopes, codes, cashback. */
export const EVERY_DAY: readonly PromotionWords[] = [
  {
    id: 'demo-grant',
    category: 'WELCOME',
    imageUrl: '/art/b-gift.svg',
    titles: {
      VI: `${GRANT} VND tiền demo khi mở tài khoản`,
      EN: `${GRANT} VND of demo money with a new account`,
    },
    summaries: {
      VI: 'Đăng ký là có ngay trong ví. Không cần nạp tiền, không cần mã.',
      EN: 'It’s in your wallet as soon as you register. No deposit, no code.',
    },
    facts: {
      VI: [
        ['Nhận được', `${GRANT} VND tiền demo`],
        ['Ai được nhận', 'Mọi tài khoản mới, mỗi tài khoản một lần'],
        ['Vòng cược', 'Không có'],
        ['Đổi ra tiền thật', 'Không'],
      ],
      EN: [
        ['You get', `${GRANT} VND of demo money`],
        ['Who gets it', 'Every new account, once'],
        ['Turnover requirement', 'None'],
        ['Exchange for real money', 'No'],
      ],
    },
    terms: {
      VI: '<h2>Cách nhận</h2><ol><li>Đăng ký tài khoản.</li><li>Mở ví: tiền demo đã ở đó.</li></ol><h2>Điều khoản</h2><ul><li>Tiền demo chỉ dùng trên trang demo này và không đổi ra tiền thật. Lệnh nạp và rút ở đây chỉ để thử: không có tiền thật nào được chuyển.</li><li>Tài khoản chơi thử có ví riêng và không nhận phần này.</li><li>Kết quả trò chơi không phụ thuộc vào số dư hay việc bạn là người mới.</li></ul>',
      EN: '<h2>How to get it</h2><ol><li>Register an account.</li><li>Open your wallet: the demo money is there.</li></ol><h2>Terms</h2><ul><li>Demo money is for this demonstration site only and can’t be exchanged for real money. Deposits and withdrawals here are for trying out: no real money moves.</li><li>Demo accounts have their own wallet and don’t get it.</li><li>Game results don’t depend on your balance or on being new.</li></ul>',
    },
  },
  {
    id: 'daily-refill',
    category: 'DAILY',
    imageUrl: '/art/b-daily.svg',
    titles: { VI: 'Hết tiền demo? Mỗi ngày nạp lại một lần', EN: 'Out of demo money? One refill a day' },
    summaries: {
      VI: `Khi số dư dưới ${BELOW} VND, bạn nạp lại ví lên ${GRANT} VND chỉ với một lần bấm.`,
      EN: `When your balance is below ${BELOW} VND, top it up to ${GRANT} VND in one tap.`,
    },
    facts: {
      VI: [
        ['Nhận được', `Đủ ${GRANT} VND tiền demo`],
        ['Điều kiện', `Số dư dưới ${BELOW} VND`],
        ['Số lần', 'Một lần mỗi ngày, theo giờ Việt Nam'],
        ['Vòng cược', 'Không có'],
      ],
      EN: [
        ['You get', `Up to ${GRANT} VND of demo money`],
        ['Condition', `A balance below ${BELOW} VND`],
        ['How often', 'Once a day, Vietnam time'],
        ['Turnover requirement', 'None'],
      ],
    },
    terms: {
      VI: '<h2>Cách nhận</h2><ol><li>Đăng nhập khi số dư đã xuống dưới mức trên.</li><li>Bấm nút nhận tiền demo cạnh số dư.</li></ol><h2>Điều khoản</h2><ul><li>Ví được nạp đến đúng mức, không cộng thêm vào số dư còn lại.</li><li>Giới hạn bạn tự đặt vẫn giữ nguyên; nạp lại ví không thay đổi giới hạn nào.</li><li>Chỉ dành cho tiền demo của trang demo.</li></ul>',
      EN: '<h2>How to get it</h2><ol><li>Log in when your balance is below the amount above.</li><li>Tap the demo money button next to your balance.</li></ol><h2>Terms</h2><ul><li>We top your wallet up to the full amount; it isn’t added to what’s left.</li><li>The limits you’ve set don’t change.</li><li>For the demo money of this demonstration only.</li></ul>',
    },
  },
  {
    id: 'check-in',
    category: 'DAILY',
    imageUrl: '/art/b-daily.svg',
    titles: { VI: 'Điểm danh mỗi ngày, nhận thưởng mỗi ngày', EN: 'Check in daily, get rewarded daily' },
    summaries: {
      VI: 'Bảy ngày liên tiếp, thưởng tăng dần từ 1,000 đến 20,000 VND. Bỏ một ngày thì bắt đầu lại từ ngày 1.',
      EN: 'Seven days in a row, from 1,000 up to 20,000 VND a day. Miss a day and you start again at day 1.',
    },
    facts: {
      VI: [
        ['Nhận được', '1,000 đến 20,000 VND tiền demo mỗi ngày'],
        ['Số lần', 'Mỗi ngày một lần, theo giờ Việt Nam'],
        ['Vòng cược', '1 lần'],
      ],
      EN: [
        ['You get', '1,000 to 20,000 VND of demo money a day'],
        ['How often', 'Once a day, Vietnam time'],
        ['Turnover requirement', '1×'],
      ],
    },
    terms: {
      VI: '<ul><li>Mỗi tài khoản điểm danh một lần mỗi ngày. Ngày mới bắt đầu lúc 0:00 giờ Việt Nam.</li><li>Sau ngày 7, chuỗi quay lại ngày 1.</li><li>Tiền thưởng vào ví ngay và phải cược 1 lần trước khi rút.</li></ul>',
      EN: '<ul><li>One check-in per account a day. A new day starts at midnight, Vietnam time.</li><li>After day 7 the streak goes back to day 1.</li><li>The reward goes straight to your wallet and must be wagered once before you withdraw.</li></ul>',
    },
    rules: {
      kind: 'CHECK_IN',
      ladder: ['1000', '2000', '3000', '5000', '8000', '10000', '20000'],
      needsDeposit: false,
      needsStake: '0',
      turnoverX100: 100,
    },
  },
  {
    id: 'red-envelopes',
    category: 'EVENT',
    imageUrl: '/art/b-gift.svg',
    titles: { VI: 'Mưa lì xì 12:00 và 20:30', EN: 'Red envelopes at 12:00 and 20:30' },
    summaries: {
      VI: 'Mỗi đợt 100 phong bao, mỗi phong bao 5,000 đến 50,000 VND. Ai nhanh tay thì được.',
      EN: '100 envelopes per drop, 5,000 to 50,000 VND each. First come, first served.',
    },
    facts: {
      VI: [
        ['Nhận được', '5,000 đến 50,000 VND tiền demo'],
        ['Khi nào', '12:00 và 20:30 hằng ngày, mỗi đợt 15 phút'],
        ['Số lần', 'Mỗi đợt một phong bao'],
        ['Vòng cược', '1 lần'],
      ],
      EN: [
        ['You get', '5,000 to 50,000 VND of demo money'],
        ['When', '12:00 and 20:30 daily, 15 minutes per drop'],
        ['How often', 'One envelope per drop'],
        ['Turnover requirement', '1×'],
      ],
    },
    terms: {
      VI: '<ul><li>Số tiền trong phong bao được rút ngẫu nhiên khi bạn mở, trong khoảng đã ghi, làm tròn xuống nghìn đồng.</li><li>Hết phong bao thì đợt kết thúc sớm.</li><li>Tiền thưởng vào ví ngay và phải cược 1 lần trước khi rút.</li></ul>',
      EN: '<ul><li>The amount is drawn at random when you open the envelope, within the range shown, rounded down to the thousand.</li><li>A drop ends early when all envelopes are gone.</li><li>The reward goes straight to your wallet and must be wagered once before you withdraw.</li></ul>',
    },
    rules: {
      kind: 'RED_ENVELOPE',
      times: ['12:00', '20:30'],
      minutes: 15,
      least: '5000',
      most: '50000',
      pool: '2000000',
      count: 100,
      turnoverX100: 100,
    },
  },
  {
    id: 'welcome-code',
    category: 'EVENT',
    imageUrl: '/art/b-gift.svg',
    titles: { VI: 'Nhập mã SENVANG38, nhận 38,000 VND', EN: 'Enter SENVANG38, get 38,000 VND' },
    summaries: {
      VI: 'Mỗi tài khoản nhập mã một lần. Tiền vào ví ngay.',
      EN: 'Once per account, credited instantly.',
    },
    facts: {
      VI: [
        ['Nhận được', '38,000 VND tiền demo'],
        ['Số lần', 'Mỗi tài khoản một lần'],
        ['Vòng cược', '1 lần'],
      ],
      EN: [
        ['You get', '38,000 VND of demo money'],
        ['How often', 'Once per account'],
        ['Turnover requirement', '1×'],
      ],
    },
    terms: {
      VI: '<ul><li>Mã dùng được cho đến khi hết lượt.</li><li>Tiền thưởng vào ví ngay và phải cược 1 lần trước khi rút.</li></ul>',
      EN: '<ul><li>The code works until all its uses are taken.</li><li>The reward goes straight to your wallet and must be wagered once before you withdraw.</li></ul>',
    },
    rules: { kind: 'PROMO_CODE', code: 'SENVANG38', amount: '38000', count: 10_000, turnoverX100: 100 },
  },
  {
    id: 'free-spins',
    category: 'GAMES',
    imageUrl: '/art/b-daily.svg',
    titles: { VI: '10 vòng quay Sen Vàng miễn phí', EN: '10 free spins on Sen Vàng' },
    summaries: {
      VI: 'Mỗi ngày tặng 10 vòng quay mức cược 1,000 VND.',
      EN: '10 spins of 1,000 VND every day, on the house.',
    },
    facts: {
      VI: [
        ['Nhận được', '10 vòng quay 1,000 VND'],
        ['Số lần', 'Mỗi ngày một lần'],
        ['Thắng tối đa', '100,000 VND'],
        ['Vòng cược', '3 lần tiền thắng'],
      ],
      EN: [
        ['You get', '10 spins of 1,000 VND'],
        ['How often', 'Once a day'],
        ['Maximum win', '100,000 VND'],
        ['Turnover requirement', '3× the winnings'],
      ],
    },
    terms: {
      VI: '<ul><li>Dùng trong 2 ngày, trong trò chơi Sen Vàng.</li><li>Tiền thắng vào ví ngay và phải cược 3 lần trước khi rút.</li></ul>',
      EN: '<ul><li>Use them within 2 days in Sen Vàng.</li><li>Winnings go straight to your wallet and must be wagered 3 times before you withdraw.</li></ul>',
    },
    rules: {
      kind: 'FREE_SPIN',
      every: 'DAY',
      needsDeposit: false,
      count: 10_000,
      games: ['sen-vang'],
      stake: '1000',
      rounds: 10,
      days: 2,
      mostTimes: 10,
      turnoverX100: 300,
    },
  },
  {
    id: 'free-bet',
    category: 'GAMES',
    imageUrl: '/art/b-daily.svg',
    titles: { VI: 'Cược miễn phí 5,000 VND', EN: '5,000 VND free bet' },
    summaries: {
      VI: 'Mỗi tuần tặng một cược Xúc Xắc Trăm hoặc Chạm Trăng.',
      EN: 'One bet a week on Hundred Dice or Moonreach, on the house.',
    },
    facts: {
      VI: [
        ['Nhận được', 'Một cược 5,000 VND'],
        ['Số lần', 'Mỗi tuần một lần, sau khi nạp'],
        ['Thắng tối đa', '50,000 VND'],
        ['Vòng cược', '1 lần tiền thắng'],
      ],
      EN: [
        ['You get', 'One bet of 5,000 VND'],
        ['How often', 'Once a week, after a deposit'],
        ['Maximum win', '50,000 VND'],
        ['Turnover requirement', '1× the winnings'],
      ],
    },
    terms: {
      VI: '<ul><li>Dùng trong 7 ngày.</li><li>Tiền thắng không gồm tiền cược và phải cược 1 lần trước khi rút.</li></ul>',
      EN: '<ul><li>Use it within 7 days.</li><li>Winnings don’t include the stake and must be wagered once before you withdraw.</li></ul>',
    },
    rules: {
      kind: 'FREE_BET',
      every: 'WEEK',
      needsDeposit: true,
      count: 10_000,
      games: ['dice', 'limbo'],
      stake: '5000',
      rounds: 1,
      days: 7,
      mostTimes: 10,
      turnoverX100: 100,
    },
  },
  {
    id: 'free-ticket',
    category: 'GAMES',
    imageUrl: '/art/b-daily.svg',
    titles: { VI: 'Vé xổ số miễn phí 20,000 VND', EN: 'A free lottery ticket of 20,000 VND' },
    summaries: {
      VI: 'Mỗi tuần tặng một vé Miền Bắc nhanh.',
      EN: 'One ticket a week for the fast Northern lottery, on the house.',
    },
    facts: {
      VI: [
        ['Nhận được', 'Một vé tối đa 20,000 VND'],
        ['Số lần', 'Mỗi tuần một lần, sau khi nạp'],
        ['Thắng tối đa', '1,000,000 VND'],
        ['Vòng cược', '1 lần tiền thắng'],
      ],
      EN: [
        ['You get', 'One ticket of up to 20,000 VND'],
        ['How often', 'Once a week, after a deposit'],
        ['Maximum win', '1,000,000 VND'],
        ['Turnover requirement', '1× the winnings'],
      ],
    },
    terms: {
      VI: '<ul><li>Dùng trong 7 ngày, chọn trong phiếu cược.</li><li>Tiền thắng không gồm tiền cược và phải cược 1 lần trước khi rút.</li><li>Nếu kỳ quay vô hiệu, bạn được dùng lại vé.</li></ul>',
      EN: '<ul><li>Use it within 7 days; choose it in the bet slip.</li><li>Winnings don’t include the stake and must be wagered once before you withdraw.</li><li>If the draw is void, you can use the ticket again.</li></ul>',
    },
    rules: {
      kind: 'FREE_TICKET',
      every: 'WEEK',
      needsDeposit: true,
      count: 10_000,
      games: ['VN_FAST_N_60', 'VN_FAST_N_300'],
      stake: '20000',
      rounds: 1,
      days: 7,
      mostTimes: 50,
      turnoverX100: 100,
    },
  },
  {
    id: 'weekly-cashback',
    category: 'GAMES',
    imageUrl: '/art/b-gift.svg',
    titles: { VI: 'Hoàn tiền thua mỗi tuần đến 8%', EN: 'Weekly cashback up to 8%' },
    summaries: {
      VI: 'Thua từ 100,000 VND trong tuần: sáng thứ Hai có tiền hoàn chờ bạn nhận.',
      EN: 'Lose 100,000 VND or more in a week, and your cashback is ready on Monday morning.',
    },
    facts: {
      VI: [
        ['Nhận được', '3%, 5% hoặc 8% số tiền thua ròng'],
        ['Tối đa', '20,000,000 VND mỗi tuần'],
        ['Nhận trong', '72 giờ kể từ sáng thứ Hai'],
        ['Vòng cược', '1 lần'],
      ],
      EN: [
        ['You get', '3%, 5% or 8% of your net loss'],
        ['Maximum', '20,000,000 VND a week'],
        ['Claim within', '72 hours from Monday morning'],
        ['Turnover requirement', '1×'],
      ],
    },
    terms: {
      VI: '<ul><li>Tuần tính từ thứ Hai đến Chủ nhật, giờ Việt Nam.</li><li>Thua ròng là tiền cược đã có kết quả trừ tiền thắng, tiền thưởng và hoàn trả đã nhận trong tuần.</li><li>Tỷ lệ của mức cao nhất đạt được tính cho toàn bộ số thua: từ 100,000 VND 3%, từ 5,000,000 VND 5%, từ 50,000,000 VND 8%.</li><li>Dưới 10,000 VND thì không trả và không cộng dồn.</li></ul>',
      EN: '<ul><li>A week runs from Monday to Sunday, Vietnam time.</li><li>Your net loss is what you staked on settled bets, less winnings, bonuses and rebates received in that week.</li><li>The highest rate you reach applies to the entire loss: 3% from 100,000 VND, 5% from 5,000,000 VND, 8% from 50,000,000 VND.</li><li>Less than 10,000 VND isn’t paid and isn’t carried over.</li></ul>',
    },
    rules: {
      kind: 'CASHBACK',
      period: 'WEEK',
      products: ['RNG', 'LOTT', 'ELOTT', 'VNLOTT'],
      tiers: [
        { minLoss: '100000', ratePpm: 30_000 },
        { minLoss: '5000000', ratePpm: 50_000 },
        { minLoss: '50000000', ratePpm: 80_000 },
      ],
      cap: '20000000',
      minPayout: '10000',
      claimHours: 72,
      turnoverX100: 100,
    },
  },
]
