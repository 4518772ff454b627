import { dayRange } from '../../../platform/day-range.ts'
import { choiceText, roundOrigin } from '../../rounds/index.ts'
import { BETS_SUMMED } from '@senluna/contract/desk/members/bets.ts'
import type * as contract from '@senluna/contract/desk/members/bets.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isUuid, id } from '@senluna/kit/ids.ts'
import { TRIAL_CURRENCY } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { gamesPage } from '../../catalog/desk/index.ts'
import { gameNames } from '../../catalog/index.ts'
import { memberByName } from '../../members/index.ts'
import { staffDid } from '../../staff/index.ts'
import { betOf, betRowOf } from '../record/queries/bets.ts'
import { movementKindOf } from '../operations/movement-kind.ts'
import { betsByNumber, betsPage, betSums, stepsOfRound, type BetFound, type BetsAsk, type StepRow } from './store.ts'
import { moneyOf, namedMember } from '../../members/desk/index.ts'
import { keyOf, placeOf } from '../../../platform/page-key.ts'

const PAGE = 20
/** A name that more games have than this is no filter. */
const GAMES_MEANT = 200
const STEPS_SHOWN = 100

type BetsCall = Pick<Call<typeof contract.deskBets>, 'brand' | 'query' | 'now'>

/**
 * What is asked for; undefined where there can be nothing: an account or a game that isn't there.
 */
async function askOf(db: Db, { brand, query, now }: BetsCall): Promise<BetsAsk | undefined> {
  const { merchantCode } = brand
  const owner = query.account ? await memberByName(db, merchantCode, query.account.toLowerCase()) : undefined
  const games = query.game
    ? (await gamesPage(db, merchantCode, { name: query.game, size: GAMES_MEANT }, now)).map(({ game }) => game.gameId)
    : undefined
  if ((query.account && !owner) || games?.length === 0) return undefined
  return {
    merchantCode,
    mode: query.mode ?? 'REAL',
    owner: owner?.id,
    product: query.product,
    status: query.status,
    vendor: query.vendor || undefined,
    games,
    ...dayRange(query, brand.timeZone),
  }
}

async function shown(db: Db, brand: Brand, rows: readonly BetFound[]): Promise<contract.DeskBet[]> {
  const names = await gameNames(
    db,
    brand.merchantCode,
    rows.map((row) => row.game_id),
  )
  return rows.map((row) => ({
    ...betRowOf(row),
    game: names.get(row.game_id) ?? row.game_id,
    memberId: row.owner_id,
    userName: row.user_name,
    money: moneyOf(brand, row.currency),
  }))
}

/**
 * One page of the brand's wagers; the look is not written down here. Refuses VAL_FIELD for no day,
 * key or number.
 */
export async function betsListed(db: Db, call: BetsCall) {
  const { brand, query } = call
  const ask = await askOf(db, call)
  const after = placeOf<'wager'>(query.after)
  if (query.number && !isUuid(query.number)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'number' }] })
  if (!ask) return { list: [] }
  if (query.number) return { list: await shown(db, brand, await betsByNumber(db, ask, query.number)) }
  const { rows, next } = await betsPage(db, ask, after, query.pageSize ?? PAGE)
  return { list: await shown(db, brand, rows), ...(next ? { next: keyOf(next.at, next.id) } : {}) }
}

/** One page of the brand's wagers; the look at accounts is written down. */
export async function listBets(db: Db, call: Call<typeof contract.deskBets>) {
  const page = await betsListed(db, call)
  await staffDid(db, call, { action: 'bets.list', object: { kind: 'bets', id: call.query.account || 'all' } })
  return page
}

/** What the newest wagers of a list come to. */
export async function sumBets(db: Db, call: Call<typeof contract.deskBetSums>): Promise<contract.BetSums> {
  const { brand, query } = call
  const mode = query.mode ?? 'REAL'
  const money = moneyOf(brand, mode === 'TRIAL' ? TRIAL_CURRENCY : brand.currency.code)
  const ask = query.number ? undefined : await askOf(db, call)
  const sums = ask
    ? await betSums(db, ask, BETS_SUMMED)
    : { looked: 0, count: 0, stake: 0n, valid: 0n, payout: 0n, open: 0, open_stake: 0n }
  return {
    money,
    count: sums.count,
    stake: sums.stake.toString(),
    validBet: sums.valid.toString(),
    payout: sums.payout.toString(),
    ggr: (sums.stake - sums.payout).toString(),
    open: sums.open,
    openStake: sums.open_stake.toString(),
    more: sums.looked >= BETS_SUMMED,
  }
}

const stepOf = (row: StepRow): contract.DeskBetDetails['steps'][number] => ({
  at: row.at.toISOString(),
  kind: movementKindOf(row.kind),
  key: row.key,
  moved: row.moved.toString(),
  balanceAfter: row.balance_after.toString(),
  undone: row.undone,
  ...(row.reason ? { reason: row.reason } : {}),
})

/**
 * One wager with its round; the look is written down. Refuses SYS_NOT_FOUND for another member's
 * and another brand's.
 */
export async function oneBet(db: Db, call: Call<typeof contract.deskBetOne>): Promise<contract.DeskBetDetails> {
  const { brand, language, params } = call
  const member = await namedMember(db, call)
  const betNo = params.betNo ?? ''
  if (!isUuid<'wager'>(betNo)) throw new Refusal('SYS_NOT_FOUND')
  const bet = await betOf(db, member.id, betNo)
  const round = bet.roundId ?? bet.betNo
  const [names, steps, fair] = await Promise.all([
    gameNames(db, brand.merchantCode, [bet.gameId]),
    stepsOfRound(db, member.id, round, STEPS_SHOWN),
    roundOrigin(db, member.id, id(round)),
  ])
  await staffDid(db, call, {
    action: 'bets.read',
    object: { kind: 'bet', id: bet.betNo },
    after: { member: member.id },
  })
  const words = choiceText(bet.gameId, fair?.choice, language)
  return {
    ...bet,
    game: names.get(bet.gameId) ?? bet.gameId,
    memberId: member.id,
    userName: member.user_name,
    money: moneyOf(brand, bet.currency),
    ...(fair
      ? {
          fair: {
            commitment: fair.commitment.toString('hex'),
            clientSeed: fair.client_seed,
            nonce: Number(fair.nonce),
            ...(fair.choice === undefined ? {} : { choice: fair.choice }),
            ...(words === undefined ? {} : { choiceText: words }),
            draws: [...fair.draws],
            revealed: fair.revealed,
          },
        }
      : {}),
    steps: steps.map(stepOf),
  }
}
