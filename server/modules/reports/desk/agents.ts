import type { agentReport, AgentReportRow } from '@senluna/contract/desk/agent-report.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import { periodOf } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { agentSums, parentNamed, type AgentSums, type Parent } from '../agents-store.ts'

const PAGE = 20
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * The total, then a page of lines or of what stands right below an agent, the largest stakes first.
 * Nothing for a parent that there isn't. Refuses VAL_FIELD for a key that was never given out.
 */
export async function agentRows(db: Db, { brand, query, now }: Call<typeof agentReport>) {
  const { days } = periodOf(query, brand.timeZone, now)
  const after = placeOf(query.after)
  const name = query.parent?.toLowerCase()
  const parent = name ? await parentNamed(db, brand.merchantCode, name) : undefined
  if (name && !parent) return { list: [] }
  const size = query.pageSize ?? PAGE
  const sums = await agentSums(db, { brand, days, parent: parent?.id, after, most: size + 1 })
  const { list, ...next } = pageOf(
    sums.filter(({ total }) => !total),
    size,
    ({ stake, memberId }) => `${stake}_${memberId ?? NOBODY}`,
    (row) => shown(row, brand, parent),
  )
  const total = sums.filter((row) => row.total).map((row) => shown(row, brand, parent))
  return { list: [...total, ...list], ...next }
}

function placeOf(after: string | undefined): { place: string; id: string } | undefined {
  if (after === undefined) return undefined
  const [, place = '', last = ''] = /^(\d{1,18})_([0-9a-f-]{36})$/.exec(after) ?? []
  if (!isUuid(last)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return { place, id: last }
}

function shown(row: AgentSums, brand: Brand, parent: Parent | undefined): AgentReportRow {
  const { code, scale, displayDecimals } = brand.currency
  const { stake, payout, rebates, wages, dividends, costs, memberId } = row
  const ggr = stake - payout
  const whose = row.total && parent ? parent : row
  return {
    kind: row.total ? 'TOTAL' : memberId === null ? 'HOUSE' : memberId === parent?.id ? 'SELF' : 'BELOW',
    account: whose.userName,
    ...(memberId === null ? {} : { memberId }),
    above: whose.above.join('/'),
    leads: row.leads,
    currency: { code, exponent: scale, displayDecimals },
    players: row.players,
    bets: Number(row.bets),
    stake: stake.toString(),
    validBet: row.validBet.toString(),
    payout: payout.toString(),
    ggr: ggr.toString(),
    rebates: rebates.toString(),
    wages: wages.toString(),
    dividends: dividends.toString(),
    bonuses: (costs - rebates - wages - dividends).toString(),
    ngr: (ggr - costs).toString(),
    betweenAgents: row.betweenAgents.toString(),
    arrears: row.arrears.toString(),
  }
}
