import type { AgentBets, TeamBet } from '@senluna/contract/agent/records.ts'
import { BET_STATUS } from '@senluna/contract/money/records.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import { businessDate, instant, type Instant } from '@senluna/kit/time.ts'
import { pageOf } from '../../platform/page.ts'
import { gameNames } from '../catalog/index.ts'
import { WAGER_STATUS } from '../wagers/index.ts'
import {
  betByNo,
  betsOfDay,
  betsOfFew,
  betSums,
  isLarge,
  type BetPlace,
  type TeamBetFilter,
  type TeamBetRow,
} from './store/bet-store.ts'
import type { Agent, TeamDeps } from './team.ts'
import { dayByDay, ownersOf, spanOf, type Whose } from './whose.ts'

/** A team of so many is looked at account by account; a larger one day by day. */
export const FEW = 300

/** A page of bets that is asked for. */
export interface BetPageAsked extends TeamBetFilter {
  betNo: string | undefined
  after: string | undefined
  size: number
}

/**
 * A page of a team's bets, the newest first. Refuses VAL_FIELD for a page's key that we never gave
 * out.
 */
export async function betPage(
  deps: TeamDeps,
  agent: Agent,
  whose: Whose,
  asked: BetPageAsked,
  reader: { language: string; now: Instant },
): Promise<Omit<AgentBets, 'crumbs'>> {
  const { days } = whose.view
  const { after, size, status } = asked
  const rows = await rowsOf(deps, whose, asked)
  const { list, next } = pageOf(rows, size, (last) => `${last.placedAt.toISOString()}_${last.id}`)
  const isFirst = after === undefined && status === undefined && asked.betNo === undefined
  const [shown, sums] = await Promise.all([
    named(deps, agent, whose, list, reader),
    isFirst ? betSums(deps.db, whose.view, whose.scope, asked) : undefined,
  ])
  return {
    ...days,
    list: shown,
    ...(next !== undefined && { next }),
    ...(sums && {
      totals: {
        bets: Number(sums.bets),
        stake: sums.stake.toString(),
        validBet: sums.validBet.toString(),
        payout: sums.payout.toString(),
        pnl: (sums.payout - sums.stake).toString(),
      },
    }),
  }
}

async function rowsOf({ db }: TeamDeps, { view, scope }: Whose, asked: BetPageAsked): Promise<TeamBetRow[]> {
  if (asked.betNo !== undefined) return isUuid<'wager'>(asked.betNo) ? betByNo(db, view, scope, asked.betNo) : []
  const before = placeOf(asked.after)
  const { timeZone } = view.brand
  const most = asked.size + 1
  const read = { filter: asked, before, most }
  if (scope === 'ME' || !(await isLarge(db, view, scope, FEW)))
    return betsOfFew(db, view, scope, { ...read, stretch: spanOf(view.days, timeZone) })
  const last = before ? businessDate(instant(before[0].getTime()), timeZone) : view.days.to
  const days = { from: view.days.from, to: last < view.days.to ? last : view.days.to }
  return dayByDay(days, most, (day, wanted) => {
    const stretch = { day, ...spanOf({ from: day, to: day }, timeZone) }
    return betsOfDay(db, view, scope, { ...read, most: wanted, stretch })
  })
}

/** Bets with the names of their owners and games, and what each game says of them. */
async function named(
  { db, detailsOf, rebatesOf }: TeamDeps,
  agent: Agent,
  { view: { brand } }: Whose,
  rows: readonly TeamBetRow[],
  { language, now }: { language: string; now: Instant },
): Promise<TeamBet[]> {
  const gameIds = rows.map(({ gameId }) => gameId)
  const [ownerOf, names, rebates] = await Promise.all([
    ownersOf(db, brand, agent, rows),
    gameNames(db, brand.merchantCode, gameIds, language),
    rebatesOf(
      brand,
      rows.map(({ memberId, id, product, settledAt }) => ({ memberId, wagerId: id, product, settledAt })),
      agent.id,
    ),
  ])
  const details = new Map<string, string>()
  for (const [owner, bets] of Map.groupBy(rows, ({ memberId }) => memberId))
    for (const [no, words] of await detailsOf(
      owner,
      bets.map(({ id, product }) => ({ betNo: id, product })),
      language,
      now,
    ))
      details.set(no, words)
  return rows.map((row) => ({
    ...rebateShown(rebates.get(row.id), row.memberId === agent.id),
    owner: ownerOf(row.memberId),
    betNo: row.id,
    vendorCode: row.vendor,
    product: row.product,
    game: names.get(row.gameId) ?? row.gameId,
    gameId: row.gameId,
    detail: details.get(row.id) ?? '',
    placedAt: row.placedAt.toISOString(),
    ...(row.settledAt && { settledAt: row.settledAt.toISOString() }),
    stake: row.stake.toString(),
    validBet: row.validBet.toString(),
    payout: row.payout.toString(),
    // What is open has neither won nor lost; the stake of a cancelled one came back.
    pnl: (NOTHING.has(row.status) ? 0n : row.payout - row.stake).toString(),
    status: BET_STATUS[row.status]!,
  }))
}

function rebateShown(brought: { own: bigint; earned: bigint } | undefined, isOwn: boolean) {
  const { own = 0n, earned = 0n } = brought ?? {}
  return { rebate: own.toString(), earned: (isOwn ? own : earned).toString() }
}

const NOTHING: ReadonlySet<number> = new Set([WAGER_STATUS.OPEN, WAGER_STATUS.CANCELLED])

/** A page key back into its parts. */
function placeOf(after: string | undefined): BetPlace {
  if (after === undefined) return undefined
  const [, at = '', id = ''] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/.exec(after) ?? []
  if (Number.isNaN(Date.parse(at)) || !isUuid<'wager'>(id))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return [new Date(at), id]
}
