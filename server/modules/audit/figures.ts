import { DAY } from '@senluna/kit/time.ts'
import { figureGroup } from '../../platform/figures/figure-reader.ts'
import { rootDays } from './root-store.ts'

/** How far back the last root of each brand's chain lies. */
export const AUDIT_FIGURES = figureGroup({
  name: 'audit',
  figures: {
    senluna_audit_root_age_seconds: {
      help: 'Time since the end of the last day whose root was noted; absent before the first.',
      labels: ['merchant'],
    },
  },
  async read(db, now) {
    const days = await rootDays(db)
    return days.map(({ merchant, day }) => ({
      figure: 'senluna_audit_root_age_seconds' as const,
      value: (now - Date.parse(`${day}T00:00:00Z`) - DAY) / 1_000,
      labels: { merchant },
    }))
  },
})
