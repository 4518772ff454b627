import { agentBills, billStatement } from '@senluna/contract/agent/bills.ts'
import { agentContracts } from '@senluna/contract/agent/contracts.ts'
import { whatIf } from '@senluna/contract/agent/what-if.ts'
import { readStatement, statementDiffers } from '@senluna/kit/agents/pay/statement.ts'
import { SECOND } from '@senluna/kit/time.ts'
import type { Guest } from '../guest.ts'

/** An agent tries what so much more a rate would have brought it. */
const MORE = 1.2

/**
 * Opens the latest bill of a kind and works its statement out again, as its page does. Throws where
 * a line differs: whoever is paid would not be paid what their contract says.
 */
export async function checkStatement(guest: Guest): Promise<void> {
  const { visitor } = guest
  const { list } = await visitor.call(agentBills, { query: { kind: 'DAILY_SALARY', side: 'RECEIVED' } })
  const [latest] = list
  if (!latest) return
  await guest.pause(5 * SECOND, 20 * SECOND)
  const { statement } = await visitor.call(billStatement, { params: { id: latest.billId } })
  const wrong = statementDiffers(readStatement(statement))
  if (wrong.length > 0) throw new Error(`bill ${latest.billId} differs in ${wrong.map(({ line }) => line).join()}`)
}

/** Tries the own contracts with higher rates against the periods that are over. */
export async function tryMore(guest: Guest): Promise<void> {
  const { visitor } = guest
  const { list } = await visitor.call(agentContracts, { query: { side: 'HOLDER', state: 'SIGNED' } })
  for (const { kind, period, products, basis, activeMinValidBet, carryMode, tiers } of list) {
    const raised = tiers.map((tier) => ({ ...tier, ratePpm: Math.floor(tier.ratePpm * MORE) }))
    await guest.pause(10 * SECOND, 30 * SECOND)
    await visitor.call(whatIf, {
      body: { kind, period, products, basis, activeMinValidBet, carryMode, tiers: raised },
    })
  }
}
