import { figureGroup } from '../../platform/figures/figure-reader.ts'
import { rootsOf } from './root-store.ts'

/** How long entries of each brand's chain have waited for a root. */
export const AUDIT_FIGURES = figureGroup({
  name: 'audit',
  figures: {
    senluna_audit_root_age_seconds: {
      help: 'Age of the oldest audit entry that no root holds, 0 for none; absent before the first root.',
      labels: ['merchant'],
    },
  },
  async read(db, now) {
    const roots = await rootsOf(db)
    return roots.map(({ merchant, since }) => ({
      figure: 'senluna_audit_root_age_seconds' as const,
      value: since ? Math.max(0, now - since.getTime()) / 1_000 : 0,
      labels: { merchant },
    }))
  },
})
