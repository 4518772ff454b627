import type { MerchantCode } from '@senluna/kit/brand.ts'
import type * as contract from '@senluna/contract/desk/money/risk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { scoreOf, SIGNALS, WEIGHTS, type Decision, type Signal } from '../score.ts'
import { weightsOf, putWeight } from '../rule-store.ts'
import { hitsOfSignals, decisionsOf, BACK } from './queries/rules.ts'

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
  const rows = await hitsOfSignals(db, stopped, brand.merchantCode, since)
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
 * SYS_NOT_FOUND, VAL_FIELD for a weight that turns a sign round.
 */
export async function tryRule(db: Db, { brand, params, query, now }: Call<typeof contract.tryRule>) {
  const signal = params.signal ?? ''
  if (!isSignal(signal)) throw new Refusal('SYS_NOT_FOUND')
  const weight = Number(query.weight)
  refuseTurned(signal, weight)
  const weights = { ...(await weightsOf(db, brand.merchantCode)), [signal]: weight }
  const made = await decisionsOf(db, brand.merchantCode, now)
  const none = (): Record<Decision, number> => ({ AUTO: 0, MANUAL: 0, SENIOR: 0, HOLD: 0 })
  const [before, after] = [none(), none()]
  for (const outcome of made) {
    before[outcome.decision]++
    after[scoreOf(Object.keys(outcome.signals).filter(isSignal), outcome.amount, outcome.auto_max, weights).decision]++
  }
  return { decisions: made.length, before, after }
}

/** What speaks against a withdrawal never speaks for it, nor the other way round. */
function refuseTurned(signal: Signal, weight: number): void {
  if (weight * WEIGHTS[signal] < 0) throw new Refusal('VAL_FIELD', { fields: [{ field: 'weight', patternId: 'SIGN' }] })
}

const RULE = 'risk.rule'

/** Asks for another weight. Refuses SYS_NOT_FOUND, VAL_FIELD for one that turns a sign round. */
export async function changeRule(db: Db, call: Call<typeof contract.changeRule>) {
  const signal = call.params.signal ?? ''
  if (!isSignal(signal)) throw new Refusal('SYS_NOT_FOUND')
  const { weight } = call.body
  refuseTurned(signal, weight)
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
    if (!isSignal(approved.objectId)) throw new Refusal('APPROVAL_STALE')
    refuseTurned(approved.objectId, weight)
    await putWeight(tx, { merchantCode: approved.merchantCode, objectId: approved.objectId, weight }, call.now)
  },
}
