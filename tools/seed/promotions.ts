import type { MerchantCode } from '@senluna/kit/brand.ts'
import { DEMONSTRATION_GRANT, REFILL_BELOW } from '@senluna/server/modules/wallet/grants.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import { money } from '@senluna/kit/currency.ts'
import { saveNotice } from '@senluna/server/modules/content/index.ts'
import { publishSeeded, type PromotionDraft } from '@senluna/server/modules/promotions/index.ts'
import { pagesAlone } from '@senluna/server/platform/words/own-links.ts'
import type { Db } from '@senluna/server/platform/database/db.ts'

const shown = (value: bigint): string => money(value, { scale: 0, displayDecimals: 2 })
const GRANT = shown(DEMONSTRATION_GRANT)
const BELOW = shown(REFILL_BELOW)

/** A moment before any visit. */
const SINCE: Instant = instant(Date.UTC(2026, 10, 1))

type Words = Omit<PromotionDraft, 'sort' | 'startAt' | 'enabled'>

/** What the demonstration really does for its visitors. Nothing that it doesn't do is promised. */
export const PROMOTIONS: Readonly<Record<string, readonly Words[]>> = {
  senluna: [
    {
      id: 'demo-grant',
      category: 'WELCOME',
      imageUrl: '/art/b-gift.svg',
      titles: {
        VI: `${GRANT} VND tiền trình diễn khi mở tài khoản`,
        EN: `${GRANT} VND of demo money with a new account`,
      },
      summaries: {
        VI: 'Đăng ký là có ngay trong ví. Không cần nạp tiền, không cần mã.',
        EN: 'It’s in your wallet as soon as you register. No deposit, no code.',
      },
      facts: {
        VI: [
          ['Nhận được', `${GRANT} VND tiền trình diễn`],
          ['Ai được nhận', 'Mọi tài khoản mới, mỗi tài khoản một lần'],
          ['Vòng cược', 'Không có'],
          ['Đổi ra tiền thật', 'Không'],
        ],
        EN: [
          ['You get', `${GRANT} VND of demo money`],
          ['Who gets it', 'Every new account, once'],
          ['Wagering', 'None'],
          ['Exchange for real money', 'No'],
        ],
      },
      terms: {
        VI: '<h2>Cách nhận</h2><ol><li>Đăng ký tài khoản.</li><li>Mở ví: tiền trình diễn đã ở đó.</li></ol><h2>Điều khoản</h2><ul><li>Tiền trình diễn chỉ dùng trên trang trình diễn này và không đổi ra tiền thật. Lệnh nạp và rút ở đây chỉ để thử: không có tiền thật nào được chuyển.</li><li>Tài khoản chơi thử có ví riêng và không nhận phần này.</li><li>Kết quả trò chơi không phụ thuộc vào số dư hay việc bạn là người mới.</li></ul>',
        EN: '<h2>How to get it</h2><ol><li>Register an account.</li><li>Open your wallet: the demo money is there.</li></ol><h2>Terms</h2><ul><li>Demo money is for this demonstration site only and can’t be exchanged for real money. Deposits and withdrawals here are for trying out: no real money moves.</li><li>A trial account has a wallet of its own and doesn’t get it.</li><li>No result depends on your balance, or on being new.</li></ul>',
      },
    },
    {
      id: 'daily-refill',
      category: 'DAILY',
      imageUrl: '/art/b-daily.svg',
      titles: { VI: 'Hết tiền trình diễn? Mỗi ngày nạp lại một lần', EN: 'Out of demo money? One refill a day' },
      summaries: {
        VI: `Khi số dư dưới ${BELOW} VND, bạn nạp lại ví lên ${GRANT} VND chỉ với một lần bấm.`,
        EN: `When your balance is below ${BELOW} VND, top it up to ${GRANT} VND in one tap.`,
      },
      facts: {
        VI: [
          ['Nhận được', `Đủ ${GRANT} VND tiền trình diễn`],
          ['Điều kiện', `Số dư dưới ${BELOW} VND`],
          ['Số lần', 'Một lần mỗi ngày, theo giờ Việt Nam'],
          ['Vòng cược', 'Không có'],
        ],
        EN: [
          ['You get', `Up to ${GRANT} VND of demo money`],
          ['Condition', `A balance below ${BELOW} VND`],
          ['How often', 'Once a day, Vietnam time'],
          ['Wagering', 'None'],
        ],
      },
      terms: {
        VI: '<h2>Cách nhận</h2><ol><li>Đăng nhập khi số dư đã xuống dưới mức trên.</li><li>Bấm nút nhận tiền trình diễn cạnh số dư.</li></ol><h2>Điều khoản</h2><ul><li>Ví được nạp đến đúng mức, không cộng thêm vào số dư còn lại.</li><li>Giới hạn bạn tự đặt vẫn giữ nguyên; nạp lại ví không thay đổi giới hạn nào.</li><li>Chỉ dành cho tiền trình diễn của trang trình diễn.</li></ul>',
        EN: '<h2>How to get it</h2><ol><li>Log in when your balance is below the amount above.</li><li>Tap the demo money button next to your balance.</li></ol><h2>Terms</h2><ul><li>We top your wallet up to the full amount; it isn’t added to what’s left.</li><li>The limits you’ve set don’t change.</li><li>For the demo money of this demonstration only.</li></ul>',
      },
    },
    {
      id: 'check-in',
      category: 'DAILY',
      imageUrl: '/art/b-daily.svg',
      titles: { VI: 'Điểm danh mỗi ngày, nhận thưởng mỗi ngày', EN: 'Check in daily, get rewarded daily' },
      summaries: {
        VI: 'Bảy ngày liên tiếp, thưởng tăng dần từ 1.000 đến 20.000 VND. Bỏ một ngày thì bắt đầu lại từ ngày 1.',
        EN: 'Seven days in a row, from 1,000 up to 20,000 VND a day. Miss a day and you start again at day 1.',
      },
      facts: {
        VI: [
          ['Nhận được', '1.000 đến 20.000 VND tiền trình diễn mỗi ngày'],
          ['Số lần', 'Mỗi ngày một lần, theo giờ Việt Nam'],
          ['Vòng cược', '1 lần'],
        ],
        EN: [
          ['You get', '1,000 to 20,000 VND of demo money a day'],
          ['How often', 'Once a day, Vietnam time'],
          ['Wagering', '1×'],
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
        VI: 'Mỗi đợt 100 phong bao, mỗi phong bao 5.000 đến 50.000 VND. Ai nhanh tay thì được.',
        EN: '100 envelopes per drop, 5,000 to 50,000 VND each. First come, first served.',
      },
      facts: {
        VI: [
          ['Nhận được', '5.000 đến 50.000 VND tiền trình diễn'],
          ['Khi nào', '12:00 và 20:30 hằng ngày, mỗi đợt 15 phút'],
          ['Số lần', 'Mỗi đợt một phong bao'],
          ['Vòng cược', '1 lần'],
        ],
        EN: [
          ['You get', '5,000 to 50,000 VND of demo money'],
          ['When', '12:00 and 20:30 daily, 15 minutes per drop'],
          ['How often', 'One envelope per drop'],
          ['Wagering', '1×'],
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
      id: 'weekly-cashback',
      category: 'GAMES',
      imageUrl: '/art/b-gift.svg',
      titles: { VI: 'Hoàn tiền thua mỗi tuần đến 8%', EN: 'Weekly cashback up to 8%' },
      summaries: {
        VI: 'Thua từ 100.000 VND trong tuần: sáng thứ Hai có tiền hoàn chờ bạn nhận.',
        EN: 'Lose 100,000 VND or more in a week, and your cashback is ready on Monday morning.',
      },
      facts: {
        VI: [
          ['Nhận được', '3%, 5% hoặc 8% số tiền thua ròng'],
          ['Tối đa', '20.000.000 VND mỗi tuần'],
          ['Nhận trong', '72 giờ kể từ sáng thứ Hai'],
          ['Vòng cược', '1 lần'],
        ],
        EN: [
          ['You get', '3%, 5% or 8% of your net loss'],
          ['Maximum', '20,000,000 VND a week'],
          ['Claim within', '72 hours from Monday morning'],
          ['Wagering', '1×'],
        ],
      },
      terms: {
        VI: '<ul><li>Tuần tính từ thứ Hai đến Chủ nhật, giờ Việt Nam.</li><li>Thua ròng là tiền cược đã có kết quả trừ tiền thắng, tiền thưởng và hoàn trả đã nhận trong tuần.</li><li>Tỷ lệ của mức cao nhất đạt được tính cho toàn bộ số thua: từ 100.000 VND 3%, từ 5.000.000 VND 5%, từ 50.000.000 VND 8%.</li><li>Dưới 10.000 VND thì không trả và không cộng dồn.</li></ul>',
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
    {
      id: 'first-deposit',
      category: 'WELCOME',
      imageUrl: '/art/b-gift.svg',
      titles: { VI: 'Thưởng 100% lần nạp đầu', EN: '100% on your first deposit' },
      summaries: {
        VI: 'Thưởng bằng tiền nạp, tối đa 3.888.000 VND. Chọn ở trang nạp tiền trước khi nạp.',
        EN: 'A bonus as large as your deposit, up to 3,888,000 VND. Choose it on the deposit page first.',
      },
      facts: {
        VI: [
          ['Nhận được', '100% tiền nạp, tối đa 3.888.000 VND'],
          ['Nạp từ', '100.000 VND'],
          ['Vòng cược', '20 lần tiền nạp và thưởng, trong 30 ngày'],
        ],
        EN: [
          ['You get', '100% of your deposit, up to 3,888,000 VND'],
          ['Minimum deposit', '100,000 VND'],
          ['Wagering', '20× deposit and bonus, within 30 days'],
        ],
      },
      terms: {
        VI: '<ul><li>Dành cho lần nạp đầu tiên được ghi có, một lần mỗi tài khoản.</li><li>Chưa cược đủ thì chưa rút được.</li><li>Bạn có thể bỏ thưởng bất cứ lúc nào: tiền thưởng và phần thắng từ khi nhận thưởng bị thu hồi, tiền nạp và tiền thắng trước đó vẫn còn. Hết hạn cũng vậy.</li><li>Cược nổ hũ và xổ số được tính; trò khác tạm khóa đến khi cược đủ.</li><li>Mỗi lượt cược tối đa 10% tiền nạp và thưởng, hoặc 100.000 VND nếu cao hơn.</li></ul>',
        EN: '<ul><li>For the first deposit that is credited, once per account.</li><li>You can’t withdraw until it is wagered.</li><li>You can give the bonus up at any time: the bonus and what you’ve won since you got it are removed; your deposit and earlier winnings stay. The same happens when time runs out.</li><li>Bets on slots and lottery count; other games are locked until it is wagered.</li><li>Bet at most 10% of deposit and bonus at a time, or 100,000 VND if that’s more.</li></ul>',
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
      titles: { VI: 'Thưởng nạp 30% mỗi ngày', EN: '30% on a deposit every day' },
      summaries: {
        VI: 'Mỗi ngày một lần nạp được thưởng 30%, tối đa 2.000.000 VND.',
        EN: 'One deposit a day earns 30%, up to 2,000,000 VND.',
      },
      facts: {
        VI: [
          ['Nhận được', '30% tiền nạp, tối đa 2.000.000 VND'],
          ['Nạp từ', '200.000 VND'],
          ['Vòng cược', '12,5 lần tiền thưởng, trong 30 ngày'],
        ],
        EN: [
          ['You get', '30% of your deposit, up to 2,000,000 VND'],
          ['Minimum deposit', '200,000 VND'],
          ['Wagering', '12.5× the bonus, within 30 days'],
        ],
      },
      terms: {
        VI: '<ul><li>Mỗi ngày một lần, theo giờ Việt Nam, khi không còn thưởng nạp nào đang cược.</li><li>Mỗi lượt cược tối đa 10% tiền nạp và thưởng, hoặc 100.000 VND nếu cao hơn.</li><li>Bỏ thưởng hoặc hết hạn thì tiền thưởng và phần thắng từ khi nhận thưởng bị thu hồi; tiền nạp và tiền thắng trước đó vẫn còn.</li></ul>',
        EN: '<ul><li>Once a day, Vietnam time, while no other deposit bonus is being wagered.</li><li>Bet at most 10% of deposit and bonus at a time, or 100,000 VND if that’s more.</li><li>If you give it up or time runs out, the bonus and what you’ve won since you got it are removed; your deposit and earlier winnings stay.</li></ul>',
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
    {
      id: 'new-member',
      category: 'WELCOME',
      imageUrl: '/art/b-gift.svg',
      titles: { VI: 'Xác minh số điện thoại, nhận 20.000 VND', EN: 'Confirm your mobile number, get 20,000 VND' },
      summaries: {
        VI: 'Tài khoản mới xác minh số điện thoại là có 20.000 VND chờ nhận.',
        EN: 'New accounts with a confirmed mobile number have 20,000 VND waiting.',
      },
      facts: {
        VI: [
          ['Nhận được', '20.000 VND tiền trình diễn'],
          ['Ai được nhận', 'Tài khoản mới, 10.000 người đầu tiên'],
          ['Nhận trong', '72 giờ'],
          ['Vòng cược', '1 lần'],
        ],
        EN: [
          ['You get', '20,000 VND of demo money'],
          ['Who gets it', 'New accounts, the first 10,000'],
          ['Claim within', '72 hours'],
          ['Wagering', '1×'],
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
      titles: { VI: 'Quà sinh nhật 88.000 VND', EN: '88,000 VND on your birthday' },
      summaries: {
        VI: 'Mỗi năm một lần, quà chờ bạn từ 0:00 ngày sinh nhật.',
        EN: 'Once a year, waiting for you from midnight on your birthday.',
      },
      facts: {
        VI: [
          ['Nhận được', '88.000 VND tiền trình diễn'],
          ['Điều kiện', 'Tài khoản và ngày sinh có từ 30 ngày'],
          ['Nhận trong', '72 giờ'],
          ['Vòng cược', '1 lần'],
        ],
        EN: [
          ['You get', '88,000 VND of demo money'],
          ['Condition', 'Account and birthday at least 30 days old'],
          ['Claim within', '72 hours'],
          ['Wagering', '1×'],
        ],
      },
      terms: {
        VI: '<ul><li>Ngày tính theo giờ Việt Nam. Sinh ngày 29/2 thì nhận ngày 28/2 ở năm thường.</li></ul>',
        EN: '<ul><li>Days are by Vietnam time. A birthday on 29 February is kept on the 28th in other years.</li></ul>',
      },
      rules: { kind: 'BIRTHDAY', amount: '88000', accountDays: 30, claimHours: 72, turnoverX100: 100 },
    },
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
  ],
}

/**
 * Gives demonstration brands their promotions, and the teaser of each. Again, it changes nothing.
 */
export async function seedPromotions(db: Db, merchantCodes: readonly MerchantCode[], now: Instant): Promise<void> {
  for (const merchantCode of merchantCodes) {
    await db.transaction().execute(async (tx) => {
      for (const [sort, words] of (PROMOTIONS[merchantCode] ?? []).entries()) {
        await publishSeeded(tx, merchantCode, { ...words, sort, startAt: SINCE, enabled: true }, now)
        // Missions stand on a page of their own.
        if (words.rules?.kind === 'MISSION') continue
        await saveNotice(
          tx,
          pagesAlone(merchantCode),
          {
            id: `promo-${words.id}`,
            type: 'PR',
            titles: words.titles,
            contents: words.summaries,
            imageUrl: words.imageUrl,
            linkType: 'PROMOTION',
            link: words.id,
            sort,
            startAt: SINCE,
            execution: 'B',
            platforms: ['ALL'],
            audience: 'ALL',
            frequency: 'ONCE',
          },
          now,
        )
      }
    })
  }
}
