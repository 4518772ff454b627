import type * as contract from '@senluna/contract/agent/links.ts'
import type { BodyOf, QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { seriesOf } from '@senluna/kit/agents/rebates/prize-group.ts'
import { wrongInRate } from '@senluna/kit/agents/rebates/rates.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { rate } from '@senluna/kit/money.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { pageOf } from '../../platform/page.ts'
import { heldRatesOf, rulesOf, type Rates } from '../rates/index.ts'
import { ratesWanted } from './rates/rates-wanted.ts'
import { closeCode, deleteLink, linksOf, openLink, type Link } from '../referrals/index.ts'

type LinkReply = ReplyOf<typeof contract.createLink>

/** Whose links they are, and where they lead. */
interface Owner {
  brand: Brand
  ownerId: Id<'member'>
  /** The address of the site, before the path. */
  site: string
}

const KINDS = { MEMBER: 0, AGENT: 1 } as const

/** One page of an agent's links, the newest first. */
export async function listLinks(
  db: Db,
  { brand, ownerId, site }: Owner,
  { status, kind, after, pageSize: size = 10 }: QueryOf<typeof contract.agentLinks>,
  now: Instant,
): Promise<ReplyOf<typeof contract.agentLinks>> {
  const opens = kind && KINDS[kind]
  const links = await linksOf(db, brand.merchantCode, { ownerId, state: status, opens, after, most: size + 1 }, now)
  const { list, ...next } = pageOf(links, size, ({ code }) => code)
  return { list: list.map((link) => replyOf(link, site)), ...next }
}

/**
 * Makes a link with the rates it gives.
 *
 * Refuses AGT_RATE_RANGE where a rate is more than the agent's own, and what `openLink` refuses.
 */
export async function createLink(
  tx: Tx,
  { brand, ownerId, site }: Owner,
  { kind, validDays, maxUses, channel = '', note = '', ...asked }: BodyOf<typeof contract.createLink>,
  now: Instant,
): Promise<LinkReply> {
  const rates = ratesWanted(asked)
  const wanted = { opens: KINDS[kind], rates, validDays, maxUses, channel, note }
  const { code } = await openLink(tx, brand, ownerId, wanted, now)
  refuseAbove(rates, await heldRatesOf(tx, ownerId), brand)
  return oneLink(tx, { brand, ownerId, site }, code, now)
}

/** Closes a link for good; one that is closed stays so. Refuses SYS_NOT_FOUND. */
export async function closeLink(tx: Tx, owner: Owner, code: string, now: Instant): Promise<LinkReply> {
  const link = await oneLink(tx, owner, code, now)
  await closeCode(tx, owner.brand.merchantCode, owner.ownerId, link.code, now)
  return oneLink(tx, owner, link.code, now)
}

/** Deletes a link. Refuses SYS_NOT_FOUND, and AGT_LINK_USED once somebody registered by it. */
export async function removeLink(tx: Tx, owner: Owner, code: string, now: Instant): Promise<{ deleted: true }> {
  const link = await oneLink(tx, owner, code, now)
  if (!(await deleteLink(tx, owner.brand.merchantCode, owner.ownerId, link.code))) throw new Refusal('AGT_LINK_USED')
  return { deleted: true }
}

async function oneLink(tx: Tx, { brand, ownerId, site }: Owner, code: string, now: Instant): Promise<LinkReply> {
  const [link] = await linksOf(tx, brand.merchantCode, { ownerId, code: code.toUpperCase(), most: 1 }, now)
  if (!link) throw new Refusal('SYS_NOT_FOUND')
  return replyOf(link, site)
}

function refuseAbove(rates: Rates, own: Rates, brand: Brand): void {
  const rules = rulesOf(brand)
  const wrong = PRODUCTS.flatMap((product) => {
    const to = rates[product]
    if (to === undefined) return []
    const errors = wrongInRate({ product, to, upline: own[product] ?? rate(0), by: 'AGENT' }, rules)
    return errors.length > 0 ? [{ product, errors }] : []
  })
  if (wrong.length > 0) throw new Refusal('AGT_RATE_RANGE', { value: { products: wrong } })
}

const replyOf = (link: Link, site: string): LinkReply => ({
  id: link.code,
  code: link.code,
  url: `${site}/register?${new URLSearchParams({ referralCode: link.code })}`,
  kind: link.opens === 1 ? 'AGENT' : 'MEMBER',
  rates: { ...link.rates },
  ...(link.rates.LOTT !== undefined && { prizeGroup: seriesOf(link.rates.LOTT) }),
  channel: link.channel,
  note: link.note,
  status: link.state,
  opened: link.opened,
  registered: link.uses,
  maxUses: link.maxUses,
  firstDeposits: link.firstDeposits,
  createdAt: new Date(link.createdAt).toISOString(),
  ...(link.validUntil !== null && { validUntil: new Date(link.validUntil).toISOString() }),
})
