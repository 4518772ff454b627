import { WHOLE_GAME, type BrandTerms } from '@senluna/contract/lottery/desk/terms.ts'
import type * as contract from '@senluna/contract/lottery/desk/terms.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { findBetType, findGame } from '@senluna/games/lottery/rules/index.ts'
import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../../approvals/index.ts'
import type { Lottery } from '../../lottery.ts'
import { TERMS_ACTION } from '../../official/conflicts.ts'
import { checkTerms, stripped } from './check-terms.ts'
import { lockTerms, putTerms, insertChange } from '../store/terms.ts'
import { keptTerms } from '../queries/terms.ts'
import { aloneWith, hasMadeResults } from '../../official/conflict-store.ts'

/** Who has made a result of a game sets nothing it pays for so long. */
const APART = DAY

interface TermsChange {
  game: string
  betType: string
  terms: BrandTerms
  revision: number
}

/** The game and bet type of a path; '' is the whole game. Refuses SYS_NOT_FOUND. */
export function namedType(params: Readonly<Record<string, string>>): { game: LotteryGame; betType: string } {
  const game = findGame(params.game ?? '')
  const betType = params.betType === WHOLE_GAME ? '' : (params.betType ?? '')
  // What shares another type's terms has none to change.
  const type = game && findBetType(game, betType)
  if (!game || (betType !== '' && (!type || type.base !== undefined))) throw new Refusal('SYS_NOT_FOUND')
  return { game, betType }
}

/**
 * Whether somebody has had a hand in the results of a game too lately to have one in what it pays.
 */
async function isTooNear(
  tx: Tx,
  { code, stations }: LotteryGame,
  staffId: Id<'staff'>,
  now: Instant,
): Promise<boolean> {
  const games = [code, ...(stations ?? []).map((station) => station.code)].toSorted()
  for (const game of games) await aloneWith(tx, game)
  return hasMadeResults(tx, games, staffId, later(now, -APART))
}

/**
 * What is in force of a game, looked at again: what another change came before is refused as stale.
 */
async function standing(
  tx: Tx,
  merchant: MerchantCode,
  { game, betType, terms, revision }: Omit<TermsChange, 'game'> & { game: LotteryGame },
) {
  const kept = await keptTerms(tx, merchant, game.code)
  const own = kept.find((row) => row.betType === betType)
  if ((own?.revision ?? 0) !== revision) throw new Refusal('APPROVAL_STALE')
  checkTerms(game, betType, terms, new Map(kept.map((row) => [row.betType, row.terms])))
  return own?.terms ?? {}
}

/** Asks for other terms. Refuses SYS_NOT_FOUND, VAL_FIELD, APPROVAL_STALE, APPROVAL_OPEN. */
export async function changeTerms({ db }: Lottery, call: Call<typeof contract.changeTerms>) {
  const named = namedType(call.params)
  const { terms, revision } = call.body
  return db.transaction().execute(async (tx) => {
    if (await isTooNear(tx, named.game, call.caller.staffId, call.now))
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'terms', patternId: 'LOT_RESULT_MADE' }] })
    const before = await standing(tx, call.brand.merchantCode, { ...named, terms, revision })
    const wanted: TermsChange = { game: named.game.code, betType: named.betType, terms: stripped(terms), revision }
    return askApproval(tx, call, {
      action: TERMS_ACTION,
      object: { kind: 'lottery-terms', id: `${named.game.code}.${named.betType || WHOLE_GAME}` },
      payload: wanted,
      before,
      after: wanted.terms,
      needs: 'lotteryTerms.approve',
    })
  })
}

/** The new terms hold from the next ticket on; those that were accepted keep theirs. */
export const termsApproval: ApprovalAction = {
  action: TERMS_ACTION,
  async run(tx, approved, call) {
    const wanted = approved.payload as TermsChange
    const game = findGame(wanted.game)
    if (!game) throw new Refusal('APPROVAL_STALE')
    for (const person of [approved.makerId, call.caller.staffId])
      if (await isTooNear(tx, game, person, call.now)) throw new Refusal('AUTH_FORBIDDEN')
    // Limits of a type and of its game have to fit together: one change of a game at a time.
    await lockTerms(tx, approved.merchantCode, wanted.game)
    await standing(tx, approved.merchantCode, { ...wanted, game }).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal('APPROVAL_STALE') : error
    })
    await putTerms(
      tx,
      {
        merchantCode: approved.merchantCode,
        game: wanted.game,
        betType: wanted.betType,
        terms: wanted.terms,
        revision: wanted.revision,
        makerId: approved.makerId,
      },
      call.now,
    )
    await insertChange(
      tx,
      {
        merchantCode: approved.merchantCode,
        game: wanted.game,
        betType: wanted.betType,
        revision: wanted.revision,
        terms: wanted.terms,
        makerId: approved.makerId,
        staffId: call.caller.staffId,
      },
      call.now,
    )
  },
}
