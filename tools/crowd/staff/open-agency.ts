import { approve } from '@senluna/contract/desk/approvals.ts'
import { offerHouseContract } from '@senluna/contract/desk/contracts.ts'
import { agentTree, setAgentRates } from '@senluna/contract/desk/members/agents.ts'
import { rate } from '@senluna/kit/money.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { SECOND } from '@senluna/kit/time.ts'
import type { Clerk } from './clerk.ts'

/** What the house gives a general agent: rebates in parts per million. */
const RATES = {
  LOTT: rate(20_000),
  ELOTT: rate(20_000),
  VNLOTT: rate(8_000),
  LIVE: rate(9_000),
  SPORTS: rate(9_000),
  ESPORTS: rate(9_000),
  RNG: rate(12_000),
  FISH: rate(9_000),
  PVP: rate(8_000),
}

/** What its team's bets of a day bring, and what its losses of half a month. */
const CONTRACTS = [
  {
    kind: 'DAILY_SALARY',
    period: 'DAILY',
    basis: 'VALID_BET',
    activeMinValidBet: '50000',
    tiers: [
      { minValidBet: '100000', minLoss: '0', minActive: 1, ratePpm: 2_000 },
      { minValidBet: '5000000', minLoss: '0', minActive: 2, ratePpm: 4_000 },
      { minValidBet: '20000000', minLoss: '0', minActive: 4, ratePpm: 6_000 },
    ],
  },
  {
    kind: 'DIVIDEND',
    period: 'SEMIMONTHLY',
    basis: 'NET_LOSS',
    activeMinValidBet: '1000000',
    tiers: [
      { minValidBet: '5000000', minLoss: '0', minActive: 1, ratePpm: 50_000 },
      { minValidBet: '50000000', minLoss: '0', minActive: 3, ratePpm: 100_000 },
      { minValidBet: '200000000', minLoss: '0', minActive: 6, ratePpm: 150_000 },
    ],
  },
] as const

const REASON = 'Agreed with the agent in writing'

/** Two of the house open business with a general agent: its rates, and the house's contracts. */
export async function openAgency(clerk: Clerk, second: Clerk, userName: string): Promise<void> {
  await clerk.come()
  const { list } = await clerk.visitor.call(agentTree, { query: { name: userName } })
  const agent = list.find(({ account }) => account === userName)
  if (!agent) throw new Error(`there is no agent called ${userName}`)
  const asked = [
    await clerk.visitor.call(setAgentRates, {
      params: { id: agent.id },
      body: { rates: RATES },
      reason: REASON,
    }),
  ]
  for (const { tiers, ...terms } of CONTRACTS) {
    await clerk.read(20 * SECOND)
    const body = { name: userName, products: [...PRODUCTS], ...terms, tiers: [...tiers] }
    asked.push(await clerk.visitor.call(offerHouseContract, { body, reason: REASON }))
  }
  await second.come()
  for (const { approvalId } of asked) {
    await second.read(20 * SECOND)
    await second.visitor.call(approve, { params: { id: approvalId }, body: { reason: REASON }, reason: REASON })
  }
}
