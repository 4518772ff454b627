import type * as contract from '@senluna/contract/agent/downlines.ts'
import type { BodyOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockMember, placeInTree } from '../../members/index.ts'
import { sendMessage } from '../../messages/index.ts'
import { ratesOf, rulesOf, setRates, type LoweredBelow, type Rates } from '../../rates/index.ts'
import type { Agent, TeamAccount } from '../../teams/index.ts'
import type { Agents } from '../agents.ts'
import { directDownline } from '../downlines/direct.ts'
import { effectOf } from './rate-effect.ts'
import { ratesWanted } from './rates-wanted.ts'
import { requestReply } from './rate-requests.ts'
import { insertRequest, waitingOf } from './request-store.ts'

interface By {
  brand: Brand
  agent: Agent
}

/** Ends a transaction whose doing was only to be seen. */
class Previewed extends Error {
  readonly fallen: readonly LoweredBelow[]
  constructor(fallen: readonly LoweredBelow[]) {
    super('a preview is undone')
    this.fallen = fallen
  }
}

/**
 * Sets rates of an account right below an agent. Raised ones hold at once; lowered ones wait for
 * the account's consent, unless the brand's switch lets agents lower. With `preview` nothing
 * changes, and what it would have been worth last month is answered.
 *
 * Refuses AGT_NOT_IN_TEAM, AGT_NOT_DIRECT, AGT_RATE_RANGE.
 */
export async function changeRates(
  { db }: Pick<Agents, 'db'>,
  { brand, agent }: By,
  id: string,
  body: BodyOf<typeof contract.changeRates>,
  now: Instant,
): Promise<ReplyOf<typeof contract.changeRates>> {
  const account = await directDownline(db, agent, id)
  const wanted = ratesWanted(body)
  if (body.preview) {
    const before = (await ratesOf(db, [account.id])).get(account.id) ?? {}
    const fallen = await previewed(() =>
      db.transaction().execute(async (tx) => {
        await heldBelow(tx, brand, agent, account)
        throw new Previewed(await set(tx, { brand, agent }, account.id, wanted, true, now))
      }),
    )
    return { rates: { ...before }, effect: await effectOf(db, brand, account, before, wanted, fallen, now) }
  }
  await db.transaction().execute(async (tx) => {
    await heldBelow(tx, brand, agent, account)
    const before = (await ratesOf(tx, [account.id])).get(account.id) ?? {}
    const lowersFreely = switchOn(brand.whitelabel, 'AGENT_LOWER_RATES')
    const lowered = lowersFreely ? {} : loweredOf(before, wanted)
    // What may not be is refused before anybody is asked to agree.
    const rest = Object.fromEntries(Object.entries(wanted).filter(([product]) => !(product in lowered)))
    await set(tx, { brand, agent }, account.id, rest, false, now)
    if (Object.keys(lowered).length > 0) await askConsent(tx, { brand, agent }, account.id, lowered, now)
  })
  const waiting = await waitingOf(db, account.id)
  const rates = (await ratesOf(db, [account.id])).get(account.id) ?? {}
  return { rates: { ...rates }, ...(waiting && { waiting: requestReply(waiting, rates) }) }
}

/** Holds the account where it stands. Refuses AGT_NOT_DIRECT when it was moved meanwhile. */
async function heldBelow(tx: Tx, brand: Brand, agent: Agent, account: TeamAccount): Promise<void> {
  await lockMember(tx, account.id)
  const place = await placeInTree(tx, brand.merchantCode, { id: account.id })
  if (place?.parentId !== agent.id) throw new Refusal('AGT_NOT_DIRECT')
}

const set = (tx: Tx, { brand, agent }: By, memberId: Id<'member'>, rates: Rates, hasConsent: boolean, now: Instant) =>
  setRates(
    tx,
    {
      memberId,
      merchantCode: brand.merchantCode,
      parentId: agent.id,
      rates,
      by: { setter: 'AGENT', id: agent.id, hasConsent },
      rules: rulesOf(brand),
    },
    now,
  )

/** The rates that are less than before. */
function loweredOf(before: Rates, wanted: Rates): Rates {
  const lowered = PRODUCTS.filter((product) => {
    const [from, to] = [before[product], wanted[product]]
    return from !== undefined && to !== undefined && to < from
  })
  return Object.fromEntries(lowered.map((product) => [product, wanted[product]!]))
}

async function askConsent(
  tx: Tx,
  { brand, agent }: By,
  memberId: Id<'member'>,
  rates: Rates,
  now: Instant,
): Promise<void> {
  await insertRequest(tx, { merchantCode: brand.merchantCode, agentId: agent.id, memberId, rates }, now)
  await sendMessage(
    tx,
    {
      memberId,
      tab: 'SYSTEM',
      template: 'rateLowerAsked',
      args: { agent: agent.userName },
      route: '/account/rates',
    },
    now,
  )
}

async function previewed(work: () => Promise<never>): Promise<readonly LoweredBelow[]> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Previewed) return error.fallen
    throw error
  }
}
