import { OWN_GAMES } from '@senluna/games/own-games.ts'
import type { PromotionWords } from './words.ts'

/** Every slot of ours. */
const SLOTS = OWN_GAMES.flatMap(({ game, boards }) => (boards ? [game.code] : []))

/** The wheel, the race, and what is applied for. */
export const CONTESTS: readonly PromotionWords[] = [
  {
    id: 'lantern-wheel',
    category: 'DAILY',
    imageUrl: '/art/b-daily.svg',
    titles: { VI: 'Vòng quay Hoa Đăng mỗi ngày', EN: 'The lantern wheel, every day' },
    summaries: {
      VI: 'Mỗi ngày một lượt quay, thêm lượt khi nạp và cược. Tỷ lệ từng giải hiện ngay bên vòng quay.',
      EN: 'One spin a day, more for deposits and bets. The odds of each prize are shown beside the wheel.',
    },
    facts: {
      VI: [
        ['Nhận được', 'Đến 5,000,000 VND'],
        ['Lượt', '1 lượt mỗi ngày, tối đa 5'],
        ['Vòng cược', '1 lần'],
      ],
      EN: [
        ['You get', 'Up to 5,000,000 VND'],
        ['Spins', '1 a day, up to 5'],
        ['Turnover requirement', '1×'],
      ],
    },
    terms: {
      VI: '<ul><li>Lượt của ngày nào dùng trong ngày đó, theo giờ Việt Nam.</li><li>Kết quả được quyết định trước khi quay: mã băm hiện trước, hạt giống được công bố sau, ai cũng kiểm tra lại được.</li><li>Giải nào đã hết thì bạn nhận giải cuối bảng; tỷ lệ của các giải khác không đổi.</li><li>Tiền thưởng vào ví ngay và phải cược 1 lần trước khi rút.</li></ul>',
      EN: '<ul><li>Spins can only be used on the day you get them, Vietnam time.</li><li>The result is decided before you spin: the hash is shown first and the seed afterwards, so anyone can check it.</li><li>If a prize has run out, you get the last one on the list; the odds of the others don’t change.</li><li>The reward goes straight to your wallet and must be wagered once before you withdraw.</li></ul>',
    },
    rules: {
      kind: 'RAFFLE',
      free: 1,
      perDeposit: '500000',
      perBet: '5000000',
      most: 5,
      prizes: [
        { id: 'p5m', amount: '5000000', weight: 1, stock: 1 },
        { id: 'p5k', amount: '5000', weight: 2_500, stock: null },
        { id: 'p500k', amount: '500000', weight: 19, stock: 20 },
        { id: 'p10k', amount: '10000', weight: 800, stock: null },
        { id: 'p50k', amount: '50000', weight: 180, stock: 300 },
        { id: 'p2k', amount: '2000', weight: 3_000, stock: null },
        { id: 'p20k', amount: '20000', weight: 500, stock: null },
        { id: 'none', amount: '0', weight: 3_000, stock: null },
      ],
      turnoverX100: 100,
    },
  },
  {
    id: 'weekly-race',
    category: 'GAMES',
    imageUrl: '/art/b-gift.svg',
    titles: { VI: 'Đua top tuần: 10 hạng đầu có thưởng', EN: 'Weekly race: prizes for the first ten' },
    summaries: {
      VI: 'Mỗi 10,000 VND cược hợp lệ là 1 điểm. Hạng nhất nhận 5,000,000 VND.',
      EN: '1 point for every 10,000 VND of valid bets. First place wins 5,000,000 VND.',
    },
    facts: {
      VI: [
        ['Nhận được', '5,000,000, 1,000,000 hoặc 200,000 VND'],
        ['Khi nào', 'Thứ Hai đến Chủ nhật'],
        ['Nhận trong', '72 giờ'],
        ['Vòng cược', '1 lần'],
      ],
      EN: [
        ['You get', '5,000,000, 1,000,000 or 200,000 VND'],
        ['When', 'Monday to Sunday'],
        ['Claim within', '72 hours'],
        ['Turnover requirement', '1×'],
      ],
    },
    terms: {
      VI: '<ul><li>Tính cược đã có kết quả trong tuần, giờ Việt Nam. Cược bị hủy thì mất điểm.</li><li>Cần ít nhất 100 điểm để nhận giải. Bằng điểm thì ai đạt trước đứng trên.</li><li>Tên hiện dạng che; bạn có thể ẩn hẳn trong cài đặt tin nhắn.</li></ul>',
      EN: '<ul><li>Bets settled during the week count, Vietnam time. Canceled bets lose their points.</li><li>You need at least 100 points for a prize. Ties go to whoever got there first.</li><li>Names are masked; you can hide yours in the message settings.</li></ul>',
    },
    rules: {
      kind: 'LEADERBOARD',
      period: 'WEEK',
      products: ['RNG', 'LOTT', 'ELOTT', 'VNLOTT'],
      perPoint: '10000',
      minScore: '100',
      prizes: [
        { from: 1, to: 1, amount: '5000000' },
        { from: 2, to: 3, amount: '1000000' },
        { from: 4, to: 10, amount: '200000' },
      ],
      claimHours: 72,
      turnoverX100: 100,
    },
  },
  {
    id: 'table-race',
    category: 'GAMES',
    imageUrl: '/art/b-gift.svg',
    titles: { VI: 'Đua bàn mỗi ngày: roulette và baccarat', EN: 'Daily table race: roulette and baccarat' },
    summaries: {
      VI: 'Mỗi 10,000 VND cược hợp lệ ở roulette hoặc baccarat là 1 điểm. Hạng nhất mỗi ngày nhận 1,000,000 VND.',
      EN: '1 point for every 10,000 VND of valid bets on roulette or baccarat. First place of the day wins 1,000,000 VND.',
    },
    facts: {
      VI: [
        ['Nhận được', '1,000,000, 300,000 hoặc 50,000 VND'],
        ['Khi nào', 'Mỗi ngày'],
        ['Nhận trong', '72 giờ'],
        ['Vòng cược', '1 lần'],
      ],
      EN: [
        ['You get', '1,000,000, 300,000 or 50,000 VND'],
        ['When', 'Every day'],
        ['Claim within', '72 hours'],
        ['Turnover requirement', '1×'],
      ],
    },
    terms: {
      VI: '<ul><li>Chỉ tính cược đã có kết quả trong ngày ở hai trò này, giờ Việt Nam. Cược bị hủy thì mất điểm.</li><li>Cần ít nhất 20 điểm để nhận giải. Bằng điểm thì ai đạt trước đứng trên.</li><li>Tên hiện dạng che; bạn có thể ẩn hẳn trong cài đặt tin nhắn.</li></ul>',
      EN: '<ul><li>Only bets on these two games settled that day count, Vietnam time. Canceled bets lose their points.</li><li>You need at least 20 points for a prize. Ties go to whoever got there first.</li><li>Names are masked; you can hide yours in the message settings.</li></ul>',
    },
    rules: {
      kind: 'LEADERBOARD',
      period: 'DAY',
      products: ['RNG'],
      games: ['roulette', 'baccarat'],
      perPoint: '10000',
      minScore: '20',
      prizes: [
        { from: 1, to: 1, amount: '1000000' },
        { from: 2, to: 3, amount: '300000' },
        { from: 4, to: 10, amount: '50000' },
      ],
      claimHours: 72,
      turnoverX100: 100,
    },
  },
  {
    id: 'multiple-race',
    category: 'GAMES',
    imageUrl: '/art/b-gift.svg',
    titles: { VI: 'Đua hệ số mỗi ngày: một ván là đủ', EN: 'Daily multiple race: one round is enough' },
    summaries: {
      VI: 'Ai thắng hệ số cao nhất trong một ván nổ hũ hôm nay? Cược nhỏ hay lớn đều như nhau. Hạng nhất nhận 1,000,000 VND.',
      EN: 'Who wins the highest multiple in one slot round today? Small and large stakes count alike. First place wins 1,000,000 VND.',
    },
    facts: {
      VI: [
        ['Nhận được', '1,000,000, 300,000 hoặc 50,000 VND'],
        ['Khi nào', 'Mỗi ngày'],
        ['Nhận trong', '72 giờ'],
        ['Vòng cược', '1 lần'],
      ],
      EN: [
        ['You get', '1,000,000, 300,000 or 50,000 VND'],
        ['When', 'Every day'],
        ['Claim within', '72 hours'],
        ['Turnover requirement', '1×'],
      ],
    },
    terms: {
      VI: '<ul><li>Hệ số là tiền thắng chia tiền cược của một ván, tính cả vòng quay miễn phí của ván đó. Chỉ tính hệ số cao nhất của bạn trong ngày, giờ Việt Nam.</li><li>Cần hệ số từ 20 để nhận giải. Bằng nhau thì ai đạt trước đứng trên. Ván bị hủy không tính.</li><li>Tên hiện dạng che; bạn có thể ẩn hẳn trong cài đặt tin nhắn.</li></ul>',
      EN: '<ul><li>The multiple is a round’s winnings, including its free spins, divided by its stake. Your highest of the day counts, Vietnam time.</li><li>You need a multiple of at least 20 for a prize. Ties go to whoever got there first. Canceled rounds don’t count.</li><li>Names are masked; you can hide yours in the message settings.</li></ul>',
    },
    rules: {
      kind: 'LEADERBOARD',
      period: 'DAY',
      products: ['RNG'],
      games: SLOTS,
      by: 'MULTIPLE',
      perPoint: '1',
      minScore: '2000',
      prizes: [
        { from: 1, to: 1, amount: '1000000' },
        { from: 2, to: 3, amount: '300000' },
        { from: 4, to: 10, amount: '50000' },
      ],
      claimHours: 72,
      turnoverX100: 100,
    },
  },
  {
    id: 'streak-race',
    category: 'GAMES',
    imageUrl: '/art/b-gift.svg',
    titles: { VI: 'Đua chuỗi thắng mỗi ngày', EN: 'Daily winning streak race' },
    summaries: {
      VI: 'Ai thắng liên tiếp nhiều ván nhất ở một trò chơi nhanh hôm nay? Hạng nhất nhận 500,000 VND.',
      EN: 'Who wins the most rounds in a row at one instant game today? First place wins 500,000 VND.',
    },
    facts: {
      VI: [
        ['Nhận được', '500,000, 200,000 hoặc 50,000 VND'],
        ['Khi nào', 'Mỗi ngày'],
        ['Nhận trong', '72 giờ'],
        ['Vòng cược', '1 lần'],
      ],
      EN: [
        ['You get', '500,000, 200,000 or 50,000 VND'],
        ['When', 'Every day'],
        ['Claim within', '72 hours'],
        ['Turnover requirement', '1×'],
      ],
    },
    terms: {
      VI: '<ul><li>Ván thắng là ván trả lại ít nhất 1.5 lần tiền cược; ván khác kết thúc chuỗi. Mỗi trò chơi có chuỗi riêng, tính chuỗi dài nhất của bạn trong ngày, giờ Việt Nam.</li><li>Cần ít nhất 4 ván thắng liên tiếp để nhận giải. Bằng nhau thì ai đạt trước đứng trên. Lượt miễn phí không tính, ván bị hủy được bỏ ra.</li><li>Tên hiện dạng che; bạn có thể ẩn hẳn trong cài đặt tin nhắn.</li></ul>',
      EN: '<ul><li>A win is a round that pays back at least 1.5 times its stake; any other round ends the streak. Each game has a streak of its own, and your longest of the day counts, Vietnam time.</li><li>You need at least 4 wins in a row for a prize. Ties go to whoever got there first. Free rounds don’t count, and canceled rounds are taken out.</li><li>Names are masked; you can hide yours in the message settings.</li></ul>',
    },
    rules: {
      kind: 'LEADERBOARD',
      period: 'DAY',
      products: ['RNG'],
      games: ['dice', 'limbo', 'plinko', 'wheel', 'coin-flip', 'rps', 'scratch', 'keno'],
      by: 'STREAK',
      perPoint: '1',
      minScore: '4',
      prizes: [
        { from: 1, to: 1, amount: '500000' },
        { from: 2, to: 3, amount: '200000' },
        { from: 4, to: 10, amount: '50000' },
      ],
      claimHours: 72,
      turnoverX100: 100,
    },
  },
  {
    id: 'share-and-win',
    category: 'EVENT',
    imageUrl: '/art/b-gift.svg',
    titles: { VI: 'Chia sẻ ván thắng, nhận quà', EN: 'Share your win, get a gift' },
    summaries: {
      VI: 'Kể về ván thắng đẹp nhất trong tuần, kèm ảnh nếu có. Đơn được chấp nhận có thưởng từ 20,000 đến 2,000,000 VND.',
      EN: 'Tell us about your best win of the week, with a picture if you like. Accepted entries earn 20,000 to 2,000,000 VND.',
    },
    facts: {
      VI: [
        ['Nhận được', '20,000 đến 2,000,000 VND'],
        ['Gửi', 'Lời nhắn và đến 3 ảnh'],
        ['Số lần', 'Mỗi tuần một đơn được chấp nhận, gửi tối đa 3 lần'],
        ['Vòng cược', '1 lần'],
      ],
      EN: [
        ['You get', '20,000 to 2,000,000 VND'],
        ['Send', 'A comment and up to 3 pictures'],
        ['How often', 'One accepted entry a week, up to 3 attempts'],
        ['Turnover requirement', '1×'],
      ],
    },
    terms: {
      VI: '<ul><li>Ảnh PNG hoặc JPG, mỗi ảnh tối đa 5 MB. Chỉ nhân viên xem đơn.</li><li>Đơn bị từ chối có lý do; bạn gửi lại được khi còn lượt.</li><li>Nhận thưởng trong 72 giờ ở mục Quà chờ nhận.</li></ul>',
      EN: '<ul><li>Pictures: PNG or JPG, up to 5 MB each. Only our team sees what you send.</li><li>If we decline an entry, we tell you why; you can submit again while you have attempts left.</li><li>Claim within 72 hours under Rewards.</li></ul>',
    },
    rules: {
      kind: 'APPLY_FORM',
      every: 'WEEK',
      needsImage: false,
      least: '20000',
      most: '2000000',
      aloneUpTo: '200000',
      tries: 3,
      claimHours: 72,
      turnoverX100: 100,
    },
  },
]
