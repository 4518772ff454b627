import { Refusal } from '@senluna/contract/refusals.ts'
import { shownOf } from '@senluna/kit/games/jackpot.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { collect } from '../collect.ts'
import { handedOn } from '../cycle-store.ts'
import { savePots, setNextTerms, type Network, type Pot } from '../pot-store.ts'
import { CHANGE, mayTake, type Change } from './changes.ts'

/** Changes a level once a second person has agreed, unless it has changed meanwhile. */
export const jackpotApproval: ApprovalAction = {
  action: CHANGE,
  async run(tx, { merchantCode, objectId, payload }, { now }) {
    const change = payload as Change
    const network = await collect(tx, merchantCode, now)
    const pot = network?.pots.find(({ level }) => level === objectId)
    if (!network || !pot || pot.state === 'RETIRED') throw new Refusal('APPROVAL_STALE')
    if (change.kind === 'TERMS') return setNextTerms(tx, merchantCode, pot.level, change.terms)
    if (change.kind === 'STATE') {
      if (pot.state !== change.from) throw new Refusal('APPROVAL_STALE')
      pot.state = change.to
    } else {
      const to = successor(network, pot, change)
      await handedOn(tx, { merchantCode, level: pot.level, no: pot.cycle }, to.level, shownOf(pot.micro), now)
      to.micro += pot.micro + pot.reserveMicro
      Object.assign(pot, { state: 'RETIRED', micro: 0n, reserveMicro: 0n })
    }
    await savePots(tx, merchantCode, network)
  },
}

function successor(network: Network, pot: Pot, change: Change & { kind: 'RETIRE' }): Pot {
  const to = network.pots.find(({ level }) => level === change.to)
  if (!mayTake(to, pot.level)) throw new Refusal('APPROVAL_STALE')
  return to
}
