import { later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { figureGroup } from '../../../platform/figures/figure-reader.ts'
import { officialAlarms } from '../official/queries/alarms.ts'
import { overdueDraws } from './queries/overdue.ts'

/** A draw that is later than this at a step is overdue. */
const OVERDUE = MINUTE
const KINDS = ['DISAGREES', 'LATE', 'EARLY_RESULT'] as const

/** Draws that are late at one of their steps, and official draws that want a person. */
export const LOTTERY_FIGURES = figureGroup({
  name: 'draws',
  figures: {
    senluna_lottery_draws_overdue: {
      help: 'Draws later than a minute: still open after their lock, not drawn, not settled.',
      labels: ['step'],
    },
    senluna_lottery_overdue_seconds: { help: 'How late the latest of them is.', labels: ['step'] },
    senluna_lottery_official_alarms: {
      help: 'Official draws that want a person: contradicting sources, no result after two hours, a result before our lock.',
      labels: ['kind'],
    },
  },
  async read(db: Db, now: Instant) {
    const steps = await overdueDraws(db, now, later(now, -OVERDUE))
    const alarms = await officialAlarms(db, now)
    return [
      ...steps.flatMap(({ step, draws, seconds }) => [
        { figure: 'senluna_lottery_draws_overdue' as const, value: draws, labels: { step } },
        { figure: 'senluna_lottery_overdue_seconds' as const, value: seconds, labels: { step } },
      ]),
      ...KINDS.map((kind) => ({
        figure: 'senluna_lottery_official_alarms' as const,
        value: alarms.filter((alarm) => alarm.kind === kind).length,
        labels: { kind },
      })),
    ]
  },
})
