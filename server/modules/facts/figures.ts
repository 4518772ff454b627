import { HOUR } from '@senluna/kit/time.ts'
import { figureGroup } from '../../platform/figures/figure-reader.ts'
import { checksSince } from './store/checked-store.ts'

/** A check each night: what a later one found is no news any more. */
const LATELY = 26 * HOUR

/** What the checks of daily facts found lately, and when the last one was. */
export const FACT_FIGURES = figureGroup({
  name: 'facts',
  figures: {
    senluna_facts_checked_age_seconds: {
      help: 'Time since daily facts were last compared with wagers and postings; absent before the first time.',
      labels: ['merchant'],
    },
    senluna_facts_mended_members: {
      help: 'Members whose facts of a day the checks of the last 26 hours found wrong and made anew.',
      labels: ['merchant'],
    },
  },
  async read(db, now) {
    const checks = await checksSince(db, new Date(now - LATELY))
    return checks.flatMap(({ merchant, last, mended }) => [
      {
        figure: 'senluna_facts_checked_age_seconds' as const,
        value: (now - last.getTime()) / 1_000,
        labels: { merchant },
      },
      { figure: 'senluna_facts_mended_members' as const, value: mended, labels: { merchant } },
    ])
  },
})
