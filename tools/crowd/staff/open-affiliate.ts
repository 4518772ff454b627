import { approve } from '@senluna/contract/desk/approvals.ts'
import { offerHouseContract } from '@senluna/contract/desk/contracts.ts'
import { addAgentCode, agentTree } from '@senluna/contract/desk/members/agents.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { SECOND } from '@senluna/kit/time.ts'
import type { Clerk } from './clerk.ts'

const CODE = 'KOLSEN'
/** A share of what its members lose in a month, and so much for each who comes and stays. */
const PLAN = {
  kind: 'DIVIDEND',
  period: 'MONTHLY',
  basis: 'NET_LOSS',
  activeMinValidBet: '100000',
  tiers: [
    { minValidBet: '1000000', minLoss: '1000000', minActive: 1, ratePpm: 200_000 },
    { minValidBet: '50000000', minLoss: '50000000', minActive: 3, ratePpm: 300_000 },
  ],
  vendorFeePpm: 100_000,
  affiliate: {
    platformFeePpm: 50_000,
    cpa: {
      amount: '300000',
      minFirstDeposit: '50000',
      minValidBet: '500000',
      withinDays: 30,
      mostPerPeriod: 50,
      counts: 'ADDED',
    },
  },
} as const

const REASON = 'Agreed with the affiliate in writing'

/** Two of the house open business with an affiliate: its code, and the plan that they offer. */
export async function openAffiliate(clerk: Clerk, second: Clerk, userName: string): Promise<void> {
  await clerk.come()
  const { list } = await clerk.visitor.call(agentTree, { query: { name: userName } })
  const found = list.find(({ account }) => account === userName)
  if (!found) throw new Error(`there is no affiliate called ${userName}`)
  await clerk.visitor.call(addAgentCode, {
    params: { id: found.id },
    body: { code: CODE, domain: '' },
    reason: REASON,
  })
  await clerk.read(20 * SECOND)
  const { tiers, ...terms } = PLAN
  const { approvalId } = await clerk.visitor.call(offerHouseContract, {
    body: { name: userName, products: [...PRODUCTS], ...terms, tiers: [...tiers] },
    reason: REASON,
  })
  await second.come()
  await second.read(20 * SECOND)
  await second.visitor.call(approve, { params: { id: approvalId }, body: { reason: REASON }, reason: REASON })
}
