import { ownRates } from '@senluna/contract/agent/downlines.ts'
import { agentLinks, createLink } from '@senluna/contract/agent/links.ts'
import type { RatesOnWire } from '@senluna/contract/agent/rates.ts'
import { rateStepOf } from '@senluna/kit/agents/rebates/rates.ts'
import { rate } from '@senluna/kit/money.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import type { Guest } from '../guest.ts'
import { DEEPEST, invitationOf, type Place } from './places.ts'

/** Of their own rates agents give agents so much, and members so much. */
const GIVEN = { AGENT: 0.8, MEMBER: 0.5 } as const
const CHANNELS = ['Facebook', 'Zalo', 'Telegram', 'YouTube'] as const

/** Whoever has no link to give away makes one, and says so where others of the crowd look. */
export async function invite(guest: Guest): Promise<void> {
  const { visitor, person, world } = guest
  const kinds: readonly Place['opens'][] = (person.place?.depth ?? 0) < DEEPEST ? ['AGENT', 'MEMBER'] : ['MEMBER']
  const missing = kinds.filter((kind) => !world.invitations.has(invitationOf(person.userName, kind)))
  if (missing.length === 0) return
  const { list } = await visitor.call(agentLinks, { query: { status: 'IN_USE' } })
  for (const kind of missing) {
    const { code } = list.find((link) => link.kind === kind) ?? (await newLink(guest, kind))
    world.invitations.set(invitationOf(person.userName, kind), code)
  }
}

async function newLink({ visitor, chance }: Guest, kind: Place['opens']) {
  const { rates } = await visitor.call(ownRates)
  const channel = chance.pick(CHANNELS)
  return visitor.call(createLink, {
    body: { kind, rates: shareOf(rates, GIVEN[kind]), validDays: 0, maxUses: 0, channel },
  })
}

/** A share of rates, each down to the step of its product. */
const shareOf = (own: RatesOnWire, share: number) =>
  Object.fromEntries(
    PRODUCTS.map((product) => {
      const step = rateStepOf(product)
      return [product, rate(Math.floor(((own[product] ?? 0) * share) / step) * step)]
    }),
  )
