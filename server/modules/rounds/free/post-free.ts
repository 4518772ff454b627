import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { gameAccount, GIVEN_AWAY, house, houseAccount, KIND, move, SOURCE, wallet } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { newId } from '../../../platform/ids.ts'
import { publishBalance } from '../../cashier/index.ts'
import { holdStakes } from '../../protection/index.ts'
import { openRequirement } from '../../turnover/index.ts'
import { postSlowly } from '../posting/post-slowly.ts'
import type { PlayItem, PlayOutcome } from '../posting/play-statement.ts'
import { countForNothing, freeRoundOf, holdGrant, noteRound, type FreeGrant } from './free-store.ts'

/** What of a free round's payout is not kept, and what all of its kind came to. */
export interface FreePlayed {
  id: FreeGrant['id']
  left: number
  won: Amount
  returned: Amount
}

/** What became of a round; balance and version are those of the round itself, before the return. */
export type FreeOutcome = PlayOutcome & { free?: FreePlayed }

/** A round that was not posted: the house's stake leaves again with the transaction. */
class NotPosted extends Error {
  readonly outcome: PlayOutcome
  constructor(outcome: PlayOutcome) {
    super(outcome.status)
    this.outcome = outcome
  }
}

/**
 * Posts a free round: the house's stake comes into the wallet, the round is played as any other,
 * what its player doesn't keep leaves, and the win's turnover is asked for, in one transaction that
 * holds the free rounds. So none is played twice.
 *
 * Refuses SYS_NOT_FOUND for free rounds of somebody else or of another game, PROMO_CLOSED once they
 * are used or over, STAKE_LADDER for another stake.
 */
export async function postFree(
  db: Db,
  { brand, grantId }: { brand: Brand; grantId: string },
  item: PlayItem,
  now: Instant,
): Promise<FreeOutcome> {
  try {
    return await db.transaction().execute((tx) => postIn(tx, { brand, grantId }, item, now))
  } catch (error) {
    if (error instanceof NotPosted) return error.outcome
    throw error
  }
}

async function postIn(
  tx: Tx,
  { brand, grantId }: { brand: Brand; grantId: string },
  item: PlayItem,
  now: Instant,
): Promise<FreeOutcome> {
  const query = queryOf(tx)
  // The order in which a round takes its locks: where the player is, their limits, the free rounds,
  // the wallet. Who voids one holds the limits first, too.
  await holdStakes(tx, item.owner, brand.merchantCode)
  const grant = await playable(tx, grantId, item, now)
  if (!grant) return notPosted('replayed')
  const own = wallet(item.owner, 'MAIN')
  const given = {
    key: id<'posting'>(item.key),
    source: SOURCE.FREE_ROUND,
    kind: KIND.ACTIVITY_REWARD,
    amount: item.stake,
  }
  const funded = await move(query, { ...given, from: house(brand, GIVEN_AWAY), to: own, at: now }, ['frozen'])
  if (funded.status === 'frozen') throw new NotPosted(notPosted('frozen'))
  const contra = await houseAccount(query, { ...house(brand, gameAccount('RNG')), lane: 0 }, now)
  const outcome = await postSlowly(query, item, contra, now)
  if (outcome.status === 'replayed') throw new Refusal('SYS_KEY_REUSED')
  if (outcome.status !== 'posted') throw new NotPosted(outcome)
  await countForNothing(tx, item, contra)

  const won = winOf(grant, item.payout)
  const returned = amount(item.payout - won)
  let { version } = outcome
  if (returned > 0n) {
    const taken = { key: newId<'posting'>(now), ref: item.key, source: SOURCE.FREE_ROUND, kind: KIND.BONUS_REMOVED }
    const back = await move(query, { ...taken, amount: returned, from: own, to: house(brand, GIVEN_AWAY), at: now })
    version = back.version
    await publishBalance(tx, item.owner, now)
  }
  await noteRound(tx, grant, { id: item.key, payout: item.payout, returned }, now)
  await openRequirement(tx, {
    memberId: item.owner,
    merchantCode: brand.merchantCode,
    source: 'BONUS',
    sourceId: item.key,
    required: amount((won * BigInt(grant.turnover_x100)) / 100n),
    now,
  })
  const free = { id: grant.id, left: grant.count - grant.used - 1, won: amount(grant.won + won), returned }
  return { ...outcome, version, free }
}

/** What a player keeps of a payout: without the stake of a free bet, within what is left to win. */
export function winOf(
  { stake, keeps_stake, most, won }: Pick<FreeGrant, 'stake' | 'keeps_stake' | 'most' | 'won'>,
  payout: Amount,
): Amount {
  const net = keeps_stake ? payout : payout > stake ? payout - stake : 0n
  const room = most - won
  return amount(net < room ? net : room)
}

/** The free rounds, held, where one can be played; undefined where this key played one already. */
async function playable(tx: Tx, grantId: string, item: PlayItem, now: Instant): Promise<FreeGrant | undefined> {
  const grant = await holdGrant(tx, item.owner, grantId)
  if (!grant || item.mode !== 'REAL' || !grant.games.includes(item.game)) throw new Refusal('SYS_NOT_FOUND')
  const before = await freeRoundOf(tx, item.owner, item.key)
  if (before && before.grant_id !== grant.id) throw new Refusal('SYS_KEY_REUSED')
  if (before) return undefined
  if (grant.used >= grant.count || grant.expires_at.getTime() <= now) throw new Refusal('PROMO_CLOSED')
  if (grant.stake !== item.stake) throw new Refusal('STAKE_LADDER', { value: { stakes: [grant.stake.toString()] } })
  return grant
}

const NOTHING = amount(0n)
const notPosted = (status: PlayOutcome['status']): PlayOutcome => ({
  status,
  balance: NOTHING,
  version: 0n,
  seed: null,
  nonce: 0,
  autoLeft: 0,
  autoLossLeft: NOTHING,
})
