import type { Brand } from '@senluna/kit/brand.ts'
import { instant, SECOND, type Instant } from '@senluna/kit/time.ts'
import { addDocument, saveHelpArticle, saveHelpCategory } from '@senluna/server/modules/content/index.ts'
import type { Db } from '@senluna/server/platform/database/db.ts'
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
    quickStop: quickStop
      ? {
          VI: 'Bấm lần nữa khi guồng đang quay để dừng sớm; kết quả đã có từ trước nên không đổi.',
          EN: 'Press again while the reels are spinning to stop them early. The result is already decided and doesn’t change.',
          ...translated(({ rules }) => rules.quickStop),
        }
      : {
          VI: 'Không thể dừng guồng quay sớm.',
          EN: 'The reels can’t be stopped early.',
          ...translated(({ rules }) => rules.noQuickStop),
        },
    autoplay:
      rounds > 0
        ? {
            VI: `Quay tự động chạy tối đa ${rounds} vòng và dừng khi tổng thua vượt mức bạn đặt, khi một vòng thắng đạt mức bạn đặt, hoặc khi có vòng quay miễn phí. Bạn có thể dừng bất cứ lúc nào.`,
            EN: `Autoplay runs for up to ${rounds} spins. It stops when your losses exceed the limit you set, when a single win reaches the amount you set, or when you win free spins. You can stop it at any time.`,
            ...translated(({ rules: own }) => own.autoplay.replace('{rounds}', String(rounds))),
          }
        : {
            VI: 'Ở đây không cho phép quay tự động.',
            EN: 'Autoplay isn’t allowed here.',
            ...translated(({ rules: own }) => own.noAutoplay),
          },
  }
}
