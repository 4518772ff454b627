import { idParam } from '../../../platform/http/id-param.ts'
import type * as contract from '@senluna/contract/desk/money/risk.ts'
import type { RiskCase } from '@senluna/contract/desk/money/risk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { dropRequests } from '../../approvals/index.ts'
import { onSameDevices } from '../../sessions/index.ts'
import { staffDid } from '../../staff/index.ts'
import { shownCase } from './cases.ts'
import { found, held, RUNNING, stepCase, takeFindings, type CaseRow } from '../store.ts'
import { clearedLinks, graphSince } from '../links.ts'
import { openCasesOf } from './store.ts'

const MOST_NEAR = 50

/**
 * The accounts on devices of a member's, each with one of them. Cleared links say nothing, on
 * either side.
 */
async function neighbours(
  db: Db | Tx,
  call: Pick<Call<typeof contract.casesNear>, 'brand' | 'now'>,
  memberId: Id<'member'>,
) {
  const { merchantCode } = call.brand
  const links = await onSameDevices(db, merchantCode, memberId, graphSince(call.now))
  const cleared = await clearedLinks(db, merchantCode, [...new Set(links.map(({ deviceId }) => deviceId))])
  const counts = (deviceId: string, memberId: Id<'member'>) =>
    !cleared.some((link) => link.deviceId === deviceId && link.memberId === memberId)
  return new Map(
    links
      .filter((link) => counts(link.deviceId, link.memberId) && counts(link.deviceId, memberId))
      .map((link) => [link.memberId, link.deviceId]),
  )
}

/** Laundering has a deadline and a report of its own: its cases stay among themselves. */
const isLike = (a: Pick<CaseRow, 'kind'>, b: Pick<CaseRow, 'kind'>): boolean =>
  (a.kind === 'AML') === (b.kind === 'AML')

/** The open cases that one can become one with, the newest first. */
export async function casesNear(db: Db, call: Call<typeof contract.casesNear>) {
  const { brand, params } = call
  const row = await found(db, brand.merchantCode, idParam(params.id))
  if (!RUNNING.has(row.state)) return { list: [] }
  const near = await neighbours(db, call, row.member_id)
  const rows = await openCasesOf(db, {
    merchantCode: brand.merchantCode,
    rowId: row.id,
    memberId: row.member_id,
    near,
    kind: row.kind,
    mostNear: MOST_NEAR,
  })
  return {
    list: rows.map((row) => {
      const device = near.get(row.member_id)
      return {
        id: row.id,
        kind: row.kind,
        userName: row.user_name,
        score: row.score,
        createdAt: row.created_at.toISOString(),
        ...(device === undefined ? {} : { device }),
      }
    }),
  }
}

/**
 * Makes one of two cases: the one that is named goes into the other, with what spoke, its notes and
 * the nearer deadline; it leads there from then on. Of two who do it at once, in whatever
 * direction, one does.
 *
 * Refuses SYS_NOT_FOUND, WD_STATE unless both can still be looked into, VAL_FIELD for a case of
 * another kind or of other people.
 */
export const mergeCase = (db: Db, call: Call<typeof contract.mergeCase>): Promise<RiskCase> =>
  db.transaction().execute(async (tx) => {
    const { body, brand, caller, now, params } = call
    const [fromId, intoId] = [idParam<'risk-case'>(params.id), idParam<'risk-case'>(body.into)]
    if (fromId === intoId) throw new Refusal('VAL_FIELD', { fields: [{ field: 'into', patternId: 'LIKE_CASE' }] })
    // Always in one order, so that two who merge against each other don't wait for each other.
    const rows = new Map<Id<'risk-case'>, CaseRow>()
    for (const id of [fromId, intoId].sort()) rows.set(id, await held(tx, brand.merchantCode, id))
    const [from, into] = [rows.get(fromId)!, rows.get(intoId)!]
    if (!RUNNING.has(from.state) || !RUNNING.has(into.state)) throw new Refusal('WD_STATE')
    const isOne = from.member_id === into.member_id || (await neighbours(tx, call, from.member_id)).has(into.member_id)
    if (!isOne || !isLike(from, into))
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'into', patternId: 'LIKE_CASE' }] })
    const signals = [...new Set([...into.signals, ...from.signals])]
    const notes = [...into.notes, ...from.notes].sort((a, b) => (a.at < b.at ? -1 : 1))
    await takeFindings(tx, into, from, { signals, notes })
    if (from.state === 'INVESTIGATING') await stepCase(tx, into, 'INVESTIGATING', {})
    const merged = { into: into.id, by: caller.name, why: call.reason }
    await stepCase(tx, from, 'MERGED', { decidedAt: now, merged })
    for (const { id } of [from, into])
      await dropRequests(tx, { merchantCode: brand.merchantCode, kind: 'risk-case', id }, now, call.reason)
    const after = await held(tx, brand.merchantCode, into.id)
    const summaryOf = (row: CaseRow) => ({ score: row.score, signals: row.signals, notes: row.notes.length })
    await staffDid(tx, call, {
      action: 'risk.merge',
      object: { kind: 'risk-case', id: into.id },
      before: summaryOf(into),
      after: { ...summaryOf(after), merged: from.id },
    })
    await staffDid(tx, call, {
      action: 'risk.merge',
      object: { kind: 'risk-case', id: from.id },
      before: { state: from.state },
      after: { state: 'MERGED', into: into.id },
    })
    return shownCase(after)
  })
