import type { MerchantCode } from '@senluna/kit/brand.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import { removeNotice, saveNotice, type NoticeDraft } from '@senluna/server/modules/content/index.ts'
import type { Db } from '@senluna/server/platform/database/db.ts'

type Words = Pick<
  NoticeDraft,
  'id' | 'type' | 'titles' | 'contents' | 'imageUrl' | 'place' | 'linkType' | 'link' | 'frequency'
>

const WORDS: readonly Words[] = [
  {
    id: 'welcome',
    type: 'PU',
    frequency: 'DAILY',
    linkType: 'GAME',
    link: 'sen-vang',
    titles: { VI: 'Chào mừng bạn', EN: 'Welcome' },
    contents: {
      VI: '<p>Đây là bản trình diễn: tiền ở đây là <strong>tiền trình diễn</strong> và không đổi ra tiền thật. Bạn có thể thử cả nạp lẫn rút; không có tiền thật nào được chuyển.</p><p>Tài khoản mới có ngay 10,000,000.00 VND tiền trình diễn. Slot <strong>Sen Vàng</strong> và các trò <strong>xổ số</strong> đang mở; bạn cũng có thể chơi thử không cần tài khoản.</p>',
      EN: '<p>This is a demonstration: the money here is <strong>demo money</strong> and can’t be exchanged for real money. You can try deposits and withdrawals too; no real money moves.</p><p>A new account starts with 10,000,000.00 VND of it. The <strong>Sen Vàng</strong> slot and the <strong>lotteries</strong> are open, and you can also play for free without an account.</p>',
    },
  },
  {
    id: 'verify-every-spin',
    type: 'PL',
    frequency: 'ONCE',
    linkType: 'ROUTE',
    link: '/fairness',
    titles: { VI: 'Kiểm chứng được từng vòng quay', EN: 'Every spin can be verified' },
    contents: {
      VI: '<p>Trước ván quay, chúng tôi công bố mã băm của hạt giống máy chủ; trình duyệt của bạn góp hạt giống riêng. Kết quả được tính từ hai hạt giống và số thứ tự của ván, không gì khác.</p><ol><li>Mở một ván trong lịch sử cược.</li><li>Đổi hạt giống để máy chủ công bố hạt giống cũ.</li><li>Mở trang kiểm chứng: trình duyệt của bạn tính lại kết quả và so với ván đã ghi.</li></ol>',
      EN: '<p>Before each spin, we publish the hash of the server seed, and your browser adds its own seed. Only the two seeds and the spin number decide the result.</p><ol><li>Open a round in your bet history.</li><li>Change your seed so the server reveals the old one.</li><li>Open the verification page: your browser recalculates the result and compares it with the record.</li></ol>',
    },
  },
  {
    id: 'play-limits',
    type: 'PL',
    frequency: 'ONCE',
    linkType: 'NONE',
    titles: { VI: 'Chơi có giới hạn', EN: 'Play within limits' },
    contents: {
      VI: '<p>Mỗi vòng quay có thời gian tối thiểu. Quay tự động, nếu được phép, luôn có giới hạn số vòng và điều kiện dừng. Kết quả không phụ thuộc người chơi, các ván trước hay mức cược.</p><p>Trang này chỉ dành cho người đủ tuổi theo quy định của thương hiệu.</p>',
      EN: '<p>Every spin has a minimum duration. Autoplay, where allowed, always has a spin limit and stop conditions. Results never depend on who plays, past rounds, or the stake.</p><p>This site is only for people who meet the brand’s minimum age.</p>',
    },
  },
  {
    id: 'banner-fair',
    type: 'B',
    frequency: 'ALWAYS',
    imageUrl: '/art/b-fair.svg',
    linkType: 'ROUTE',
    link: '/fairness',
    titles: { VI: 'Công bằng, kiểm chứng được', EN: 'Provably fair' },
    contents: {
      VI: '<p>Kiểm chứng từng ván game độc quyền ngay trên trình duyệt của bạn, từng biểu tượng một.</p>',
      EN: '<p>Verify every round of our own games in your browser, symbol by symbol.</p>',
    },
  },
  {
    id: 'banner-limits',
    type: 'B',
    frequency: 'ALWAYS',
    imageUrl: '/art/b-limits.svg',
    linkType: 'ROUTE',
    link: '/account/limits',
    titles: { VI: 'Chơi vui, có giới hạn', EN: 'Play within your limits' },
    contents: {
      VI: '<p>Tự đặt giới hạn cược, thua và thời gian chơi. Siết chặt có hiệu lực ngay, nới lỏng phải chờ 24 giờ.</p>',
      EN: '<p>Set your own limits on stakes, losses, and time. A stricter limit applies at once; a looser one waits 24 hours.</p>',
    },
  },
]

/** A moment before any visit: the demonstration's notices have always been there. */
const SINCE: Instant = instant(Date.UTC(2026, 10, 1))

/** Notices of earlier demonstrations that are true no more. */
const RETIRED = ['catalogue-maintenance', 'banner-live']

/** Gives each brand the notices of the demonstration. Again, it changes nothing. */
export async function seedNotices(db: Db, merchantCodes: readonly MerchantCode[], now: Instant): Promise<void> {
  for (const merchantCode of merchantCodes) {
    await db.transaction().execute(async (tx) => {
      for (const id of RETIRED) await removeNotice(tx, merchantCode, id, now)
      for (const [sort, words] of WORDS.entries()) {
        await saveNotice(
          tx,
          merchantCode,
          { ...words, sort, startAt: SINCE, execution: 'B', platforms: ['ALL'], audience: 'ALL' },
          now,
        )
      }
    })
  }
}
