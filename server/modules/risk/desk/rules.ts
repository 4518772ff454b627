import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type * as contract from '@senluna/contract/desk/money/risk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { weightsOf } from '../decide.ts'
import { scoreOf, SIGNALS, WEIGHTS, type Decision, type Signal } from '../score.ts'

/** How far back rules are looked at and tried. */
const BACK = 30 * DAY
/** Decisions that one try works out again at most, the latest first. */
const MOST = 20_000

const isSignal = (text: string): text is Signal => SIGNALS.some((signal) => signal === text)

/**
 * Which withdrawals that were asked for since a moment were stopped, by number. The module that
 * keeps them provides it.
 */
export type StoppedSince = (merchantCode: MerchantCode, since: Date) => Promise<readonly string[]>

/** Every rule with its weight and how often it spoke. */
export async function listRules(db: Db, stoppedSince: StoppedSince, { brand, now }: Call<typeof contract.riskRules>) {
  const since = new Date(now - BACK)
  const stopped = await stoppedSince(brand.merchantCode, since)
  const weights = await weightsOf(db, brand.merchantCode)
  const { rows } = await sql<{
    signal: string
    hits: number
    stopped: number
  }>`select s.signal, count(*)::integer as hits,
      (count(w.no))::integer as stopped
    from risk.decision d cross join lateral jsonb_object_keys(d.signals) s (signal)
    left join unnest(${[...stopped]}::text[]) w (no) on d.about = 'WITHDRAWAL' and w.no = d.about_id
    where d.merchant_id = ${brand.merchantCode} and d.at > ${since} group by 1`.execute(db)
  const spoke = new Map(rows.map((row) => [row.signal, row]))
  return {
    list: SIGNALS.map((signal) => ({
      signal,
      weight: weights[signal],
      usual: WEIGHTS[signal],
      hits: spoke.get(signal)?.hits ?? 0,
      stopped: spoke.get(signal)?.stopped ?? 0,
    })),
  }
}

/**
 * What the decisions of the last 30 days would have been with another weight. Refuses
 * SYS_NOT_FOUND.
 */
export async function tryRule(db: Db, { brand, params, query, now }: Call<typeof contract.tryRule>) {
  const signal = params.signal ?? ''
  if (!isSignal(signal)) throw new Refusal('SYS_NOT_FOUND')
  const weights = { ...(await weightsOf(db, brand.merchantCode)), [signal]: Number(query.weight) }
  const made = await decisionsOf(db, brand.merchantCode, now)
  const none = (): Record<Decision, number> => ({ AUTO: 0, MANUAL: 0, SENIOR: 0, HOLD: 0 })
  const [before, after] = [none(), none()]
  for (const outcome of made) {
    before[outcome.decision]++
    after[scoreOf(Object.keys(outcome.signals).filter(isSignal), outcome.amount, outcome.auto_max, weights).decision]++
  }
  return { decisions: made.length, before, after }
}

async function decisionsOf(db: Db, merchantCode: MerchantCode, now: Instant) {
  const { rows } = await sql<{ signals: Record<string, number>; amount: Amount; auto_max: Amount; decision: Decision }>`
    select signals, amount, auto_max, decision from risk.decision
    where merchant_id = ${merchantCode} and at > ${new Date(now - BACK)} order by at desc limit ${MOST}`.execute(db)
  return rows
}

const RULE = 'risk.rule'

/** Asks for another weight. Refuses SYS_NOT_FOUND. */
export async function changeRule(db: Db, call: Call<typeof contract.changeRule>) {
  const signal = call.params.signal ?? ''
  if (!isSignal(signal)) throw new Refusal('SYS_NOT_FOUND')
  const { weight } = call.body
  const weights = await weightsOf(db, call.brand.merchantCode)
  return db.transaction().execute((tx) =>
    askApproval(tx, call, {
      action: RULE,
      object: { kind: 'risk-rule', id: signal },
      payload: { weight },
      before: { weight: weights[signal] },
      after: { weight },
      needs: 'risk.approve',
    }),
  )
}

export const ruleApproval: ApprovalAction = {
  action: RULE,
  async run(tx, approved, call) {
    const { weight } = approved.payload as { weight: number }
    await sql`insert into risk.rule (merchant_id, signal, weight, changed_at)
      values (${approved.merchantCode}, ${approved.objectId}, ${weight}, ${new Date(call.now)})
      on conflict (merchant_id, signal) do update set weight = excluded.weight, changed_at = excluded.changed_at`.execute(
      tx,
    )
  },
}
