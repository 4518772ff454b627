import { figureGroup } from '../../platform/figures/figure-reader.ts'
import { openCases } from './queries/open-cases.ts'
import { lastRun } from './run-store.ts'

/** The last check of everything that must hold, and differences that nobody has closed. */
export const RECONCILIATION_FIGURES = figureGroup({
  name: 'reconciliation',
  figures: {
    senluna_reconcile_age_seconds: { help: 'Time since the ledger was last checked; absent before the first time.' },
    senluna_reconcile_breaks: { help: 'Checks that did not hold at the last time.' },
    senluna_reconcile_run_seconds: { help: 'How long that check took.' },
    senluna_reconcile_open_cases: { help: 'Differences with banks, chains and vendors that are still open.' },
  },
  async read(db, now) {
    const last = await lastRun(db)
    return [
      { figure: 'senluna_reconcile_open_cases' as const, value: await openCases(db) },
      ...(last
        ? [
            { figure: 'senluna_reconcile_age_seconds' as const, value: (now - Date.parse(last.at)) / 1_000 },
            { figure: 'senluna_reconcile_breaks' as const, value: last.breaks.length },
            { figure: 'senluna_reconcile_run_seconds' as const, value: last.seconds },
          ]
        : []),
    ]
  },
})
