import type { ContractProgress } from '@senluna/contract/agent/progress.ts'
import { missedOf } from '@senluna/kit/agents/contracts/tier.ts'
import { reckonTotals, teamOf, totalsOf, type Reckoned } from '@senluna/kit/agents/pay/reckon.ts'
import { amount } from '@senluna/kit/money.ts'
import { startOfDay } from '@senluna/kit/calendar/days.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { HOUR, instant, iso, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { contractsOf, type ContractInForce } from '../../contracts/index.ts'
import { isOfDays, readyAt, runningPiece } from '../due-pieces.ts'
import { HOUSE_NAME } from '../statement.ts'
import { accountsOf } from '../store/account-store.ts'
import { beforeOf } from '../store/bill-store.ts'
import { teamsByWindow, type TeamAsked } from '../store/figure-store.ts'
import { inputsOf, type Piece } from '../work-out.ts'
import { teamSoFar } from './team-so-far.ts'

const WINDOW = 5 * MINUTE
const NOTHING = amount(0n)

/**
 * What the contracts that somebody holds have come to so far, by the figures that are counted by
 * now. The same rules as of a bill, so that it is the bill's amount once the period ends so.
 */
export async function progressOf(
  db: Db,
  brand: Brand,
  holderId: Id<'member'>,
  now: Instant,
): Promise<ContractProgress[]> {
  const held = (await contractsOf(db, holderId)).filter((contract) => contract.holderId === holderId)
  const pieces = held.flatMap((contract) => runningPiece(contract, brand, now) ?? [])
  const payerIds = pieces.flatMap(({ contract: { offerorId } }) => offerorId ?? [])
  const payers = new Map((await accountsOf(db, payerIds)).map(({ id, userName }) => [id, userName]))
  const progress = async (piece: Piece) => {
    const { offerorId } = piece.contract
    const payer = offerorId === null ? HOUSE_NAME : (payers.get(offerorId) ?? '')
    return { ...aboutOf(piece, payer), ...(await figuresSoFar(db, brand, piece, now)) }
  }
  return Promise.all(pieces.map(progress))
}

const aboutOf = ({ contract, start, end, day }: Piece, payer: string) => ({
  contractId: contract.id,
  kind: contract.kind,
  payer,
  products: [...contract.terms.products],
  period: { start: iso(start), endExclusive: iso(end), day },
  billAt: iso(readyAt(contract.kind, end)),
})

async function figuresSoFar(db: Db, brand: Brand, piece: Piece, now: Instant) {
  const { contract, start, end, day } = piece
  const { terms, holderId, kind, from } = contract
  // A salary of windows is a share of the day: the windows only say when it is paid.
  const since = kind === 'REALTIME_SALARY' ? instant(Math.max(startOfDay(day, brand.timeZone), from)) : start
  const asked: TeamAsked = { holderId, products: terms.products, start: since, end }
  const least = terms.activeMinValidBet
  const totals = isOfDays(kind)
    ? await teamSoFar(db, brand, asked, least)
    : totalsOf((await teamsByWindow(db, brand, [asked]))[0] ?? [], least)
  const before =
    kind === 'REALTIME_SALARY' ? undefined : (await beforeOf(db, [contract.id], start, day)).get(contract.id)
  const reckoned = reckonTotals(terms, totals, inputsOf(piece, before ?? { ...NONE, contractId: contract.id }))
  return {
    ...soFarOf(contract, reckoned),
    ...(kind === 'REALTIME_SALARY' && { windows: await lastWindows(db, brand, contract, now) }),
  }
}

const NONE = { carryOut: NOTHING, adjustment: NOTHING, dayGross: NOTHING, dayValidBet: NOTHING }

function soFarOf({ kind, terms }: ContractInForce, reckoned: Reckoned) {
  const { team, active, choice, gross, rate } = reckoned
  const loss = kind === 'DIVIDEND' ? reckoned.base : reckoned.netLoss
  const { index, tier, next } = choice
  // A base of nothing has no tiers to choose from; the first is the one to reach.
  const target = next?.tier ?? tier ?? terms.tiers[0]
  const goal = next ?? (index === undefined && terms.tiers[0] ? { index: 0, tier: terms.tiers[0] } : undefined)
  const missed = new Set(target && missedOf(target, { validBet: team.validBet, loss, active }).map(nameOf))
  const needs = target
    ? ([
        ['VALID_BET', target.minValidBet, team.validBet],
        ['LOSS', target.minLoss, loss],
        ['ACTIVE', BigInt(target.minActive), BigInt(active)],
      ] as const)
    : []
  return {
    estimate: gross.toString(),
    tierIndex: index ?? null,
    ratePpm: Number(rate),
    ...(goal && { next: { index: goal.index, ratePpm: Number(goal.tier.rate) } }),
    conditions: needs
      .filter(([, needed]) => needed > 0n && kind !== 'REALTIME_SALARY')
      .map(([threshold, needed, reached]) => ({
        threshold,
        needed: needed.toString(),
        reached: reached.toString(),
        isMet: !missed.has(threshold),
      })),
    validBet: team.validBet.toString(),
    active,
  }
}

const nameOf = ({ threshold }: { threshold: 'VALID_BET' | 'LOSS' | 'ACTIVE' }) => threshold

/** The last twelve windows, the one that runs in it. */
async function lastWindows(db: Db, brand: Brand, { holderId, terms }: ContractInForce, now: Instant) {
  const last = now - (now % WINDOW)
  const starts: number[] = []
  for (let start = last - HOUR + WINDOW; start <= last; start += WINDOW) starts.push(start)
  const asked = starts.map((start) => ({
    holderId,
    products: terms.products,
    start: instant(start),
    end: instant(start + WINDOW),
  }))
  const found = await teamsByWindow(db, brand, asked)
  return starts.map((start, place) => ({
    start: iso(instant(start)),
    validBet: teamOf(found[place] ?? []).validBet.toString(),
  }))
}
