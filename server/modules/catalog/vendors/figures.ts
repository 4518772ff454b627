import { later, MINUTE } from '@senluna/kit/time.ts'
import { figureGroup } from '../../../platform/figures/figure-reader.ts'
import { callsSince } from './call-store.ts'

const WINDOW = 10 * MINUTE

/** How vendors have answered lately. */
export const VENDOR_FIGURES = figureGroup({
  name: 'vendors',
  figures: {
    senluna_vendor_calls_recent: { help: 'Calls of a vendor within ten minutes.', labels: ['vendor'] },
    senluna_vendor_unanswered_recent: { help: 'Those of them that it did not answer.', labels: ['vendor'] },
  },
  read: async (db, now) =>
    (await callsSince(db, later(now, -WINDOW))).flatMap(({ vendorCode, calls, unanswered }) => [
      { figure: 'senluna_vendor_calls_recent' as const, value: calls, labels: { vendor: vendorCode } },
      { figure: 'senluna_vendor_unanswered_recent' as const, value: unanswered, labels: { vendor: vendorCode } },
    ]),
})
