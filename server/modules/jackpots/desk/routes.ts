import * as contract from '@senluna/contract/desk/brand/jackpots.ts'
import { shownOf } from '@senluna/kit/games/jackpot.ts'
import { route, type Call, type Route } from '../../../platform/http/route.ts'
import type { Jackpots } from '../jackpots.ts'
import { networkOf } from '../pot-store.ts'
import { amountShown } from '../shown.ts'
import { storedTerms } from '../terms.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { exportRoute } from '../../staff/index.ts'
import { jackpotApproval } from './approve.ts'
import { askRetire, askState, askTerms } from './changes.ts'
import { askRefuse, askRelease, refuseApproval, releaseApproval, winsPage } from './wins.ts'

/** The calls of the desk about pots. */
export const deskRoutes = (jackpots: Jackpots): Route[] => [
  route(contract.deskJackpots, (call) => potsPage(jackpots, call)),
  exportRoute(jackpots.db, contract.deskJackpots, contract.exportJackpots, (call) => potsPage(jackpots, call)),
  route(contract.deskJackpotWins, (call) => winsPage(jackpots, call)),
  exportRoute(jackpots.db, contract.deskJackpotWins, contract.exportJackpotWins, (call) => winsPage(jackpots, call)),
  route(contract.releaseJackpotWin, (call) => askRelease(jackpots, call)),
  route(contract.refuseJackpotWin, (call) => askRefuse(jackpots, call)),
  route(contract.changeJackpotTerms, (call) => askTerms(jackpots, call)),
  route(contract.changeJackpotState, (call) => askState(jackpots, call)),
  route(contract.retireJackpot, (call) => askRetire(jackpots, call)),
]

/** Every pot of a brand: there are four at most. */
async function potsPage(jackpots: Jackpots, { brand }: Call<typeof contract.deskJackpots>) {
  const network = await networkOf(jackpots.db, brand.merchantCode)
  const list = (network?.pots ?? []).map((pot): contract.DeskJackpot => ({
    level: pot.level,
    state: pot.state,
    amount: amountShown(pot).toString(),
    reserve: shownOf(pot.reserveMicro).toString(),
    cycle: pot.cycle,
    openedAt: pot.openedAt.toISOString(),
    terms: storedTerms(pot.terms),
    ...(pot.nextTerms ? { nextTerms: storedTerms(pot.nextTerms) } : {}),
    staked: network!.staked.toString(),
    bets: network!.bets.toString(),
  }))
  return { list }
}

/** What two people decide of pots together. */
export const approvals = (): readonly ApprovalAction[] => [jackpotApproval, releaseApproval, refuseApproval]
