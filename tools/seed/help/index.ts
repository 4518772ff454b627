import type { Brand } from '@senluna/kit/brand.ts'
import { instant, SECOND, type Instant } from '@senluna/kit/time.ts'
import { addDocument, saveHelpArticle, saveHelpCategory } from '@senluna/server/modules/content/index.ts'
import type { Db } from '@senluna/server/platform/database/db.ts'
import { ownRtpX100 } from '../sheet.ts'
import { account } from './account.ts'
import { agents } from './agents.ts'
import { articleFor, filled, mapped, translated, type Facts } from './article.ts'
import { fairness } from './fairness.ts'
import { limits } from './limits.ts'
import { money } from './money.ts'
import { play } from './play.ts'
import { PRIVACY } from './privacy.ts'
import { rewards } from './rewards.ts'
import { site } from './site.ts'
import { start } from './start.ts'
import { TERMS } from './terms.ts'

export const CHAPTERS = [start, account, play, fairness, limits, money, rewards, agents, site]
/** From when these versions hold; a database of earlier days keeps what was agreed to then. */
const SINCE: Instant = instant(Date.UTC(2026, 10, 20))

/**
 * Gives demonstration brands their help, terms and privacy notice. Again, it changes only what was
 * written anew.
 */
export async function seedHelp(db: Db, brands: readonly Brand[], now: Instant): Promise<void> {
  for (const brand of brands) {
    const { merchantCode } = brand
    const facts = factsOf(brand)
    await db.transaction().execute(async (tx) => {
      for (const [sort, chapter] of CHAPTERS.entries()) {
        const { id, icon, articles } = chapter
        const names = { ...chapter.names, ...translated(({ chapters }) => chapters[id]?.name ?? '') }
        await saveHelpCategory(tx, merchantCode, { id, names, icon, sort })
        for (const [place, article] of articles.entries())
          await saveHelpArticle(tx, merchantCode, articleFor(article, facts, chapter, place), now)
      }
      for (const [kind, { version, titles, contents }] of [
        ['terms', TERMS],
        ['privacy', PRIVACY],
      ] as const) {
        const others = translated((translation) => translation[kind])
        const texts = {
          titles: { ...titles, ...mapped(others, ({ title }) => title) },
          contents: filled({ ...contents, ...mapped(others, ({ content }) => content) }, facts),
        }
        await addDocument(tx, merchantCode, { kind, version, ...texts }, SINCE)
      }
    })
  }
}

/** What the articles say of a brand, from its own data. */
function factsOf({ brandName, profile }: Brand): Facts {
  const { autoplayRounds: rounds, slotCycleMs, minAge, quickStop, protection } = profile
  return {
    brand: brandName,
    age: String(minAge),
    seconds: String(slotCycleMs / SECOND),
    checkMinutes: String(protection.checkMinutes),
    rtp: (ownRtpX100('sen-vang') / 100).toFixed(2),
    marketRtp: (ownRtpX100('cho-noi') / 100).toFixed(2),
    puppetRtp: (ownRtpX100('roi-nuoc') / 100).toFixed(2),
    harvestRtp: (ownRtpX100('mua-vang') / 100).toFixed(2),
    honeyRtp: (ownRtpX100('mat-rung') / 100).toFixed(2),
    baccaratRtp: (ownRtpX100('baccarat') / 100).toFixed(2),
    blackjackRtp: (ownRtpX100('blackjack') / 100).toFixed(2),
    pokerRtp: (ownRtpX100('video-poker') / 100).toFixed(2),
    quickStop: quickStop
      ? {
          VI: 'Bấm lần nữa khi cuộn đang quay thì hình dừng sớm hơn; kết quả đã có từ trước nên không đổi.',
          EN: 'Pressing again while the reels turn stops the show early; the result was there before and doesn’t change.',
          ...translated(({ rules }) => rules.quickStop),
        }
      : {
          VI: 'Hình quay luôn chiếu hết.',
          EN: 'The reels are always shown to their end.',
          ...translated(({ rules }) => rules.noQuickStop),
        },
    autoplay:
      rounds > 0
        ? {
            VI: `Quay tự động chạy nhiều nhất ${rounds} vòng, và dừng khi thua quá mức bạn đặt, khi một vòng thắng lớn như bạn muốn, hoặc khi có quay miễn phí. Bạn dừng được bất cứ lúc nào.`,
            EN: `Autoplay runs for at most ${rounds} spins, and stops when you have lost more than you set, when one spin wins as much as you wish, or at free spins. You can stop it at any time.`,
            ...translated(({ rules: own }) => own.autoplay.replace('{rounds}', String(rounds))),
          }
        : {
            VI: 'Ở đây không có quay tự động.',
            EN: 'There is no autoplay here.',
            ...translated(({ rules: own }) => own.noAutoplay),
          },
  }
}
