import type { PromotionWords } from './words.ts'

/** For new accounts, birthdays and friends. */
export const PEOPLE: readonly PromotionWords[] = [
  {
    id: 'new-member',
    category: 'WELCOME',
    imageUrl: '/art/b-gift.svg',
    titles: { VI: 'Xác minh số điện thoại, nhận 20,000 VND', EN: 'Confirm your mobile number, get 20,000 VND' },
    summaries: {
      VI: 'Tài khoản mới xác minh số điện thoại là có 20,000 VND chờ nhận.',
      EN: 'Confirm the mobile number of your new account and claim 20,000 VND.',
    },
    facts: {
      VI: [
        ['Nhận được', '20,000 VND tiền demo'],
        ['Ai được nhận', 'Tài khoản mới, 10,000 người đầu tiên'],
        ['Nhận trong', '72 giờ'],
        ['Vòng cược', '1 lần'],
      ],
      EN: [
        ['You get', '20,000 VND of demo money'],
        ['Who gets it', 'New accounts, the first 10,000'],
        ['Claim within', '72 hours'],
        ['Turnover requirement', '1×'],
      ],
    },
    terms: {
      VI: '<ul><li>Mỗi tài khoản và mỗi số điện thoại một lần.</li><li>Không nhận trong 72 giờ thì phần thưởng hết hạn.</li></ul>',
      EN: '<ul><li>Once per account and mobile number.</li><li>A reward that isn’t claimed within 72 hours expires.</li></ul>',
    },
    rules: { kind: 'SIGN_UP', needs: 'MOBILE', amount: '20000', count: 10_000, claimHours: 72, turnoverX100: 100 },
  },
  {
    id: 'birthday',
    category: 'EVENT',
    imageUrl: '/art/b-gift.svg',
    titles: { VI: 'Quà sinh nhật 88,000 VND', EN: '88,000 VND on your birthday' },
    summaries: {
      VI: 'Mỗi năm một lần, quà chờ bạn từ 0:00 ngày sinh nhật.',
      EN: 'Once a year, waiting for you from midnight on your birthday.',
    },
    facts: {
      VI: [
        ['Nhận được', '88,000 VND tiền demo'],
        ['Điều kiện', 'Tài khoản và ngày sinh có từ 7 ngày'],
        ['Nhận trong', '72 giờ'],
        ['Vòng cược', '1 lần'],
      ],
      EN: [
        ['You get', '88,000 VND of demo money'],
        ['Condition', 'Account and saved birthday at least 7 days old'],
        ['Claim within', '72 hours'],
        ['Turnover requirement', '1×'],
      ],
    },
    terms: {
      VI: '<ul><li>Ngày tính theo giờ Việt Nam. Sinh ngày 29/2 thì nhận ngày 28/2 ở năm thường.</li></ul>',
      EN: '<ul><li>Days follow Vietnam time. Birthdays on February 29 are celebrated on February 28 in other years.</li></ul>',
    },
    rules: { kind: 'BIRTHDAY', amount: '88000', accountDays: 7, claimHours: 72, turnoverX100: 100 },
  },
  {
    id: 'invite-friends',
    category: 'EVENT',
    imageUrl: '/art/b-gift.svg',
    titles: { VI: 'Mời bạn: 10% lần nạp đầu của bạn bè', EN: 'Invite friends: 10% of their first deposit' },
    summaries: {
      VI: 'Mỗi người bạn đủ điều kiện mang về tới 588,000 VND, đủ 30 người thưởng thêm 3,000,000 VND.',
      EN: 'Each friend who qualifies earns you up to 588,000 VND, with 3,000,000 VND more at 30 friends.',
    },
    facts: {
      VI: [
        ['Nhận được', '10% lần nạp đầu, tối đa 588,000 VND mỗi bạn'],
        ['Bạn của bạn cần', 'Nạp từ 300,000 VND, cược hợp lệ 3,000,000 VND trong 30 ngày'],
        ['Nhận trong', '72 giờ'],
        ['Vòng cược', '1 lần'],
      ],
      EN: [
        ['You get', '10% of the first deposit, up to 588,000 VND per friend'],
        ['A friend must', 'Deposit 300,000 VND and place valid bets of 3,000,000 VND within 30 days'],
        ['Claim within', '72 hours'],
        ['Turnover requirement', '1×'],
      ],
    },
    terms: {
      VI: '<ul><li>Bạn bè đăng ký bằng liên kết hoặc mã của bạn. Tính lần nạp đầu tiên và các cược đã có kết quả trong 30 ngày từ khi đăng ký.</li><li>Mỗi người bạn và mỗi bậc được thưởng một lần.</li><li>Bạn bè dùng chung thiết bị, tài khoản rút, danh tính hoặc mạng với bạn được kiểm tra trước; tự giới thiệu mình thì không tính.</li></ul>',
      EN: '<ul><li>Friends register with your link or code. Their first deposit and bets settled within 30 days of registering count.</li><li>Each friend and each step is rewarded once.</li><li>Friends who share a device, withdrawal account, identity or network with you are checked first; referring yourself doesn’t count.</li></ul>',
    },
    rules: {
      kind: 'REFERRAL',
      minDeposit: '300000',
      minValidBet: '3000000',
      days: 30,
      ratePpm: 100_000,
      cap: '588000',
      ladder: [
        { count: 1, amount: '50000' },
        { count: 5, amount: '300000' },
        { count: 10, amount: '800000' },
        { count: 30, amount: '3000000' },
      ],
      claimHours: 72,
      turnoverX100: 100,
    },
  },
]
