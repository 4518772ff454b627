import type * as contract from '@senluna/contract/desk/members/bets.ts'
import type { VOID_WRONG } from '@senluna/contract/desk/members/bets.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { id, isUuid, type Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { WALLET, walletsOf } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { rehearse } from '../../../platform/database/rehearse.ts'
import type { Call } from '../../../platform/http/route.ts'
import { derivedId } from '../../../platform/ids.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { gameNames } from '../../catalog/index.ts'
import { sendMessage } from '../../messages/index.ts'
import { betOf } from '../record/queries/bets.ts'
import { cancelRound } from '../operations/cancel-round.ts'
import { roundSourceOf } from '../operations/queries/round-source.ts'
import type { Operation, WagerAnswer } from '../operations/operation.ts'
import { namedMember } from '../../members/desk/index.ts'

const VOID = 'bets.void'
/**
 * What the movement is kept under: why, in people's words, stands in the request and the audit log.
 */
const REASON = 'DESK_VOID'

/** What is asked for: the round to cancel, and what it moved when it was rehearsed. */
interface VoidRequest extends Pick<Operation, 'source' | 'round' | 'wallet' | 'currency' | 'vendor'> {
  betNo: string
  game: string
  stake: string
  payout: string
  moved: string
}

const refused = (patternId: (typeof VOID_WRONG)[number]) =>
  new Refusal('VAL_FIELD', { fields: [{ field: 'betNo', patternId }] })

const OVER = new Set(['CANCELLED', 'VOID'])

/**
 * Asks to void a wager: its round is cancelled whole, the stake comes back and what it paid is
 * taken back.
 *
 * It is rehearsed first, so nobody is asked for what can't be. Refuses SYS_NOT_FOUND for another
 * member's and another brand's, VAL_FIELD for what is over already, for play money and for what is
 * voided elsewhere (a lottery ticket: with its draw).
 */
export async function voidBet(db: Db, afterVoid: AfterVoid, call: Call<typeof contract.voidBet>) {
  const { brand, now, params } = call
  const member = await namedMember(db, call)
  const betNo = params.betNo ?? ''
  if (!isUuid<'wager'>(betNo)) throw new Refusal('SYS_NOT_FOUND')
  const bet = await betOf(db, member.id, betNo)
  if (OVER.has(bet.status)) throw refused('BET_OVER')
  if (bet.mode === 'TRIAL') throw refused('BET_TRIAL')
  const round = bet.roundId ?? bet.betNo
  const source = await roundSourceOf(queryOf(db), member.id, round)
  if (source === undefined) throw refused('BET_ELSEWHERE')
  const names = await gameNames(db, brand.merchantCode, [bet.gameId])
  const closed = { source, round, wallet: WALLET.MAIN, currency: bet.currency, vendor: bet.vendorCode }
  const order = {
    ...closed,
    owner: member.id,
    key: derivedId(VOID, 'rehearsed', betNo),
    reason: REASON,
    at: now,
  }
  const answer = await rehearse(db, (tx) => cancelled(tx, { brand, afterVoid }, order, now))
  refuseStatus(answer)
  return db.transaction().execute((tx) => {
    const wanted: VoidRequest = {
      ...closed,
      betNo: bet.betNo,
      game: names.get(bet.gameId) ?? bet.gameId,
      stake: bet.stake,
      payout: bet.payout,
      moved: answer.moved.toString(),
    }
    return askApproval(tx, call, {
      action: VOID,
      object: { kind: 'bet', id: bet.betNo },
      memberId: member.id,
      payload: wanted,
      before: {
        account: member.user_name,
        game: wanted.game,
        status: bet.status,
        stake: bet.stake,
        payout: bet.payout,
      },
      after: {
        account: member.user_name,
        game: wanted.game,
        status: 'CANCELLED',
        stake: bet.stake,
        payout: '0',
        moved: wanted.moved,
        ...(answer.owed > 0n ? { debt: answer.owed.toString() } : {}),
      },
      needs: 'bets.approve',
    })
  })
}

/**
 * What cancelling came to, and what the member owes more than before: stakes that come back pay of
 * it.
 */
type Cancelled = WagerAnswer & { owed: Amount; free: boolean }

/**
 * What follows in the transaction in which a round was voided. Answers what moved beside; null
 * where the player paid for the round.
 */
export type AfterVoid = (
  tx: Tx,
  brand: Brand,
  voided: { owner: Id<'member'>; round: string; wallet: number },
  now: Instant,
) => Promise<Amount | null>

async function cancelled(
  tx: Tx,
  { brand, afterVoid }: { brand: Brand; afterVoid: AfterVoid },
  order: Parameters<typeof cancelRound>[1],
  now: Instant,
): Promise<Cancelled> {
  const query = queryOf(tx)
  const owing = async () =>
    0n - ((await walletsOf(query, order.owner)).find(({ account }) => account === WALLET.DEBT)?.balance ?? 0n)
  const before = await owing()
  const answer = await cancelRound(query, order, now)
  const beside = answer.status === 'posted' && !answer.replayed ? await afterVoid(tx, brand, order, now) : null
  const moved = amount(answer.moved + (beside ?? 0n))
  return { ...answer, moved, free: beside !== null, owed: amount((await owing()) - before) }
}

function refuseStatus({ status, replayed }: WagerAnswer): void {
  if (replayed) throw refused('BET_OVER')
  if (status === 'in_progress') throw new Refusal('SYS_BUSY')
  if (status === 'frozen') throw refused('BET_CLOSED')
  if (status === 'bet_not_found') throw refused('BET_ELSEWHERE')
  assert(status === 'posted', `voiding a wager came to ${status}`)
}

/**
 * Voids it once a second person has agreed, once: the key is the request's. What moves must be what
 * both saw; a win that came meanwhile, or a round that somebody else cancelled, is stale and
 * nothing happens. The member is notified.
 */
export const voidApproval = (afterVoid: AfterVoid): ApprovalAction => ({
  action: VOID,
  async run(tx, approved, { brand, now, traceId }) {
    const wanted = approved.payload as VoidRequest
    assert(approved.memberId !== null, 'a void is of somebody’s wager')
    const owner = id<'member'>(approved.memberId)
    const key = derivedId(VOID, approved.id)
    const { source, round, wallet, currency, vendor } = wanted
    const order = { owner, source, key, round, wallet, currency, vendor, reason: REASON, at: now, traceId }
    const answer = await cancelled(tx, { brand, afterVoid }, order, now)
    if (answer.status === 'in_progress') throw new Refusal('SYS_BUSY')
    if (answer.status !== 'posted' || answer.replayed || answer.moved.toString() !== wanted.moved)
      throw new Refusal('APPROVAL_STALE')
    await tell(tx, owner, wanted, answer, now)
  },
})

async function tell(
  tx: Tx,
  owner: Operation['owner'],
  wanted: VoidRequest,
  { owed, free, moved }: Cancelled,
  now: Instant,
): Promise<void> {
  // Of a round that the house paid for only what was kept is taken back.
  const sums = free ? { stake: '0', payout: (0n - moved).toString() } : wanted
  const args = { game: wanted.game, no: wanted.betNo, stake: { money: sums.stake }, payout: { money: sums.payout } }
  const draft = { memberId: owner, tab: 'PERSONAL', route: '/?mc=personalHistoryCopy' } as const
  await sendMessage(
    tx,
    owed > 0n
      ? { ...draft, template: 'betVoidedOwing', args: { ...args, debt: { money: owed.toString() } } }
      : { ...draft, template: 'betVoided', args },
    now,
  )
}
