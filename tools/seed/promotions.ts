import type { MerchantCode } from '@senluna/kit/brand.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import { saveNotice } from '@senluna/server/modules/content/index.ts'
import { publishSeeded } from '@senluna/server/modules/promotions/index.ts'
import { pagesAlone } from '@senluna/server/platform/words/own-links.ts'
import type { Db } from '@senluna/server/platform/database/db.ts'
import { CONTESTS } from './promotions/contests.ts'
import { DEPOSITS } from './promotions/deposits.ts'
import { EVERY_DAY } from './promotions/every-day.ts'
import { MISSIONS } from './promotions/missions.ts'
import { PEOPLE } from './promotions/people.ts'
import type { PromotionWords } from './promotions/words.ts'

/** A moment before any visit. */
const SINCE: Instant = instant(Date.UTC(2026, 10, 1))

/** What the demonstration really does for its visitors. Nothing that it doesn't do is promised. */
export const PROMOTIONS: Readonly<Record<string, readonly PromotionWords[]>> = {
  senluna: [...EVERY_DAY, ...DEPOSITS, ...PEOPLE, ...CONTESTS, ...MISSIONS],
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
