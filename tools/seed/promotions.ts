import type { MerchantCode } from '@senluna/kit/brand.ts'
import { DEMONSTRATION_GRANT, REFILL_BELOW } from '@senluna/server/modules/wallet/grants.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import { money } from '@senluna/kit/currency.ts'
import { saveNotice } from '@senluna/server/modules/content/index.ts'
import { savePromotion, type PromotionDraft } from '@senluna/server/modules/promotions/index.ts'
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
  ],
}

/**
 * Gives demonstration brands their promotions, and the teaser of each. Again, it changes nothing.
 */
export async function seedPromotions(db: Db, merchantCodes: readonly MerchantCode[], now: Instant): Promise<void> {
  for (const merchantCode of merchantCodes) {
    await db.transaction().execute(async (tx) => {
      for (const [sort, words] of (PROMOTIONS[merchantCode] ?? []).entries()) {
        await savePromotion(tx, pagesAlone(merchantCode), { ...words, sort, startAt: SINCE, enabled: true }, now)
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
