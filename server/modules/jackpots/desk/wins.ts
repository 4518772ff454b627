import type * as contract from '@senluna/contract/desk/brand/jackpots.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { isJackpotLevel } from '@senluna/kit/games/jackpot.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { publicNames } from '../../members/index.ts'
import { sendMessage } from '../../messages/index.ts'
import type { CycleName } from '../cycle-name.ts'
import { waitingWin, wonCycles, type WonCycle } from '../cycle-store.ts'
import type { Jackpots } from '../jackpots.ts'
import { releasePrize } from '../money.ts'
import { refusePrize } from '../prizes/refuse-prize.ts'
import { placeOf } from '../prizes/wins.ts'

const PAGE = 20
const RELEASE = 'jackpots.release'
const REFUSE = 'jackpots.refuse'

type WinsCall = Pick<Call<typeof contract.deskJackpotWins>, 'brand' | 'query'>

/** Pots that were won, the latest first. Refuses VAL_FIELD for a place that was never given out. */
export async function winsPage({ db }: Jackpots, { brand, query }: WinsCall) {
  const size = query.pageSize ?? PAGE
  const asked = {
    level: query.level,
    review: query.review,
    before: placeOf(query.after),
    size: size + 1,
    refused: true,
  }
  const rows = await wonCycles(db, brand.merchantCode, asked)
  const names = await publicNames(db, [...new Set(rows.map((row) => row.owner_id))])
  const shown = (row: WonCycle): contract.DeskJackpotWin => ({
    level: row.level,
    cycle: row.no,
    amount: row.amount.toString(),
    memberId: row.owner_id,
    userName: names.get(row.owner_id) ?? '',
    gameId: row.game_id,
    betNo: row.wager_id,
    at: row.ended_at.toISOString(),
    review: row.review ?? 'NONE',
    ...(row.released_at ? { releasedAt: row.released_at.toISOString() } : {}),
    ...(row.refused_at ? { refusedAt: row.refused_at.toISOString() } : {}),
  })
  return pageOf(rows, size, (last) => `${last.ended_at.toISOString()}_${last.level}_${last.no}`, shown)
}

/** Asks to let a held prize go. Refuses what `asked` refuses. */
export const askRelease = (jackpots: Jackpots, call: Call<typeof contract.releaseJackpotWin>) =>
  asked(jackpots, call, RELEASE, 'RELEASED')

/** Asks to take a held prize back into the pots. Refuses what `asked` refuses. */
export const askRefuse = (jackpots: Jackpots, call: Call<typeof contract.refuseJackpotWin>) =>
  asked(jackpots, call, REFUSE, 'REFUSED')

type HeldCall = Call<typeof contract.releaseJackpotWin> | Call<typeof contract.refuseJackpotWin>

/** Refuses SYS_NOT_FOUND for what was not won by this member or does not wait. */
const asked = ({ db }: Jackpots, call: HeldCall, action: string, state: 'RELEASED' | 'REFUSED') =>
  db.transaction().execute(async (tx) => {
    const { body, brand, params } = call
    const { level = '', cycle = '' } = params
    if (!isJackpotLevel(level) || !/^[1-9]\d{0,8}$/.test(cycle)) throw new Refusal('SYS_NOT_FOUND')
    const win = await waitingWin(tx, { merchantCode: brand.merchantCode, level, no: Number(cycle) })
    if (win?.memberId !== body.memberId) throw new Refusal('SYS_NOT_FOUND')
    const names = await publicNames(tx, [win.memberId])
    const about = { member: names.get(win.memberId) ?? '', amount: win.amount.toString() }
    return askApproval(tx, call, {
      action,
      object: { kind: 'jackpot-win', id: `${level} ${cycle}` },
      memberId: win.memberId,
      payload: {},
      before: { ...about, state: 'WAITING' },
      after: { ...about, state },
      needs: 'withdrawals.approve',
    })
  })

function nameOf(merchantCode: MerchantCode, objectId: string): CycleName {
  const [level = '', no = ''] = objectId.split(' ')
  if (!isJackpotLevel(level)) throw new Refusal('APPROVAL_STALE')
  return { merchantCode, level, no: Number(no) }
}

/** Says to who won what became of the prize. The prize must still wait. */
async function decide(
  tx: Tx,
  name: CycleName,
  { act, template }: { act: typeof releasePrize; template: 'jackpotReleased' | 'jackpotRefused' },
  now: Instant,
): Promise<void> {
  const win = await waitingWin(tx, name)
  if (!win || !(await act(tx, name, now))) throw new Refusal('APPROVAL_STALE')
  const args = { amount: { money: win.amount.toString() } }
  await sendMessage(tx, { memberId: win.memberId, tab: 'PERSONAL', template, args, route: '/jackpot' }, now)
}

/** Lets it go once a second person has agreed. */
export const releaseApproval: ApprovalAction = {
  action: RELEASE,
  run: (tx, { merchantCode, objectId }, { now }) =>
    decide(tx, nameOf(merchantCode, objectId), { act: releasePrize, template: 'jackpotReleased' }, now),
}

/** Takes it back into the pots once a second person has agreed. */
export const refuseApproval: ApprovalAction = {
  action: REFUSE,
  run: (tx, { merchantCode, objectId }, { now }) =>
    decide(tx, nameOf(merchantCode, objectId), { act: refusePrize, template: 'jackpotRefused' }, now),
}
