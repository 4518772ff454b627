import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { STRUCTURES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { worstOf } from '@senluna/games/lottery/rules/money/worst.ts'
import type { Json } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { amount, rate, type Rate } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Games } from '../lottery.ts'
import { readPrice } from '../price-json.ts'
import type { LineLimit } from '../../families/index.ts'
import { lineOf, type LineOfPlayer, type StakedRow } from './line-limits.ts'
import type { LiabilityCache } from './liability/liability-cache.ts'
import type { StoredTerms } from '../terms/store.ts'

/** An order as far as the database is asked about it. */
export interface OrderQuestion {
  owner: Id<'member'>
  key: string
  merchant: MerchantCode
  games: readonly string[]
  /** Draws by game and draw number, as the order names them. */
  draws: readonly { game: string; drawNumber: string }[]
}

/** What was answered under a key before: for which call, and what its reply is made of. */
export interface Kept {
  fingerprint: string
  reply: { orderNo: string; balance: string } | null
}

/** A draw of an order. */
export interface WantedDraw {
  no: number
  lockAt: Date
  drawAt: Date
  /** The hash of its seed; null where it has none. */
  commitment: string | null
}

/** What orders are judged by besides their own words. */
export interface OrderFacts {
  kept(owner: Id<'member'>, key: string): Kept | undefined
  /** Whether a member may not bet. */
  isLocked(owner: Id<'member'>): boolean
  termsOf(merchant: MerchantCode, game: string): ReadonlyMap<string, StoredTerms>
  /** Whether a game rests for a brand: in its catalogue, or its vendor. */
  isResting(merchant: MerchantCode, game: string): boolean
  /**
   * Who earns on a member's bets of a product, the member first; undefined where nobody has a rate
   * of it.
   */
  chain(owner: Id<'member'>, product: Product): Chain | undefined
  /** What agents above limit a member's stakes to, and its stakes; undefined where none does. */
  line(owner: Id<'member'>): LineOfPlayer | undefined
  /** A draw by game and draw number; undefined for one that hasn't been made. */
  draw(game: string, drawNumber: string): WantedDraw | undefined
  /** What the player's open tickets of a draw may bring at worst. */
  taken(owner: Id<'member'>, draw: number): bigint
  /**
   * How many tickets the player has of a draw, those taken back too: as long as it is so many,
   * `taken` is no more.
   */
  count(owner: Id<'member'>, draw: number): number
  /**
   * Whether `taken` of any of the player's draws was remembered: a ticket that was taken back since
   * may still be in it.
   */
  isRemembered(owner: Id<'member'>): boolean
}

/** Rates from a bettor upward; the bettor's own is undefined where it has none. */
export interface Chain {
  own: Rate | undefined
  /** The account and its rate in parts per million; the bettor first. */
  links: readonly (readonly [account: Id<'member'>, ppm: number])[]
}

interface FactsRow {
  kept: { owner: Id<'member'>; key: string; fingerprint: string; reply: Kept['reply'] }[] | null
  locked: string[] | null
  terms: { merchant: MerchantCode; game: string; betType: string; terms: StoredTerms }[] | null
  resting: [string, string][] | null
  rates: { owner: Id<'member'>; product: Product; chain: [Id<'member'>, number][] }[] | null
  draws:
    | { no: number; game: string; drawNumber: string; lockAt: string; drawAt: string; commitment: string | null }[]
    | null
  counts: { owner: Id<'member'>; draw: number; tickets: number }[] | null
  taken:
    | {
        owner: Id<'member'>
        draw: number
        game: string
        betType: string
        lines: number
        selection: Json | null
        unit: string
        price: Json
        tickets: number
      }[]
    | null
  lines: ({ owner: Id<'member'> } & Record<keyof LineLimit, string | null>)[] | null
  staked: (StakedRow & { owner: Id<'member'> })[] | null
}

/**
 * Bet types whose lines aren't all alike: of these a ticket's selection says what it may bring. Of
 * the others the number of lines does, and ten thousand numbers of each earlier ticket are neither
 * fetched nor read again with every order.
 */
export const OF_SEVERAL_KINDS = [...STRUCTURES.values()].flatMap(({ betTypes }) =>
  [...betTypes.values()].filter(({ kinds }) => Object.keys(kinds).length > 1).map(({ code }) => code),
)

const named = (...parts: readonly (string | number)[]) => parts.join(' ')

/**
 * Asks for everything that several orders are judged by, in one statement; but not for what is
 * remembered and still holds.
 */
export async function factsOf(
  query: Query,
  games: Games,
  wanted: readonly OrderQuestion[],
  liabilities: LiabilityCache,
): Promise<OrderFacts> {
  const ofGames = wanted.flatMap((order) => order.games.map((game) => ({ merchant: order.merchant, game })))
  const distinct = [...new Map(ofGames.map((row) => [named(row.merchant, row.game), row])).values()]
  const draws = wanted.flatMap(({ owner, draws }) =>
    draws.map((draw) => ({ owner, ...draw, known: liabilities.of({ owner, ...draw }) })),
  )
  const [row] = await query<{ facts: FactsRow }>(
    'select lottery.order_facts($1, $2, $3, $4, $5, $6, $7, $8, $9) as facts',
    [
      wanted.map(({ owner }) => owner),
      wanted.map(({ key }) => key),
      distinct.map(({ merchant }) => merchant),
      distinct.map(({ game }) => game),
      draws.map(({ owner }) => owner),
      draws.map(({ game }) => game),
      draws.map(({ drawNumber }) => drawNumber),
      OF_SEVERAL_KINDS,
      draws.map(({ known }) => known?.tickets ?? null),
    ],
  )
  if (!row) throw new Error('there are no facts')
  const { facts } = row
  const kept = new Map(facts.kept?.map((row) => [named(row.owner, row.key), row]))
  const locked = new Set(facts.locked)
  const terms = Map.groupBy(facts.terms ?? [], ({ merchant, game }) => named(merchant, game))
  const resting = new Set(facts.resting?.map(([merchant, game]) => named(merchant, game)))
  const chains = new Map(
    facts.rates?.map(({ owner, product, chain }) => [named(owner, product), chainFrom(owner, chain)]),
  )
  const made = new Map(
    facts.draws?.map(({ no, game, drawNumber, lockAt, drawAt, commitment }) => [
      named(game, drawNumber),
      { no, lockAt: new Date(lockAt), drawAt: new Date(drawAt), commitment },
    ]),
  )
  const taken = takenOf(games, facts.taken ?? [])
  const counts = new Map(facts.counts?.map(({ owner, draw, tickets }) => [named(owner, draw), tickets]))
  const lines = new Map(
    facts.lines?.map(({ owner, ...limit }) => [
      owner,
      lineOf(
        games,
        limit,
        (facts.staked ?? []).filter((row) => row.owner === owner),
      ),
    ]),
  )
  const remembered = new Set<string>()
  for (const { owner, game, drawNumber, known } of draws) {
    const name = named(owner, made.get(named(game, drawNumber))?.no ?? '')
    if (!known || known.tickets !== counts.get(name)) continue
    taken.set(name, known.worst)
    remembered.add(owner)
  }
  return {
    kept: (owner, key) => kept.get(named(owner, key)),
    isLocked: (owner) => locked.has(owner),
    termsOf: (merchant, game) =>
      new Map(terms.get(named(merchant, game))?.map((row) => [row.betType, row.terms] as const)),
    isResting: (merchant, game) => resting.has(named(merchant, game)),
    line: (owner) => lines.get(owner),
    chain: (owner, product) => chains.get(named(owner, product)),
    draw: (game, drawNumber) => made.get(named(game, drawNumber)),
    taken: (owner, draw) => taken.get(named(owner, draw)) ?? 0n,
    count: (owner, draw) => counts.get(named(owner, draw)) ?? 0,
    isRemembered: (owner) => remembered.has(owner),
  }
}

function chainFrom(owner: Id<'member'>, links: readonly [Id<'member'>, number][]): Chain {
  const own = links.find(([account]) => account === owner)
  return own ? { own: rate(own[1]), links } : { own: undefined, links: [[owner, 0], ...links] }
}

function takenOf(games: Games, rows: NonNullable<FactsRow['taken']>): Map<string, bigint> {
  const taken = new Map<string, bigint>()
  for (const row of rows) {
    const game = games.find(row.game)
    const type = game && structureOf(game).betTypes.get(row.betType)
    if (!type) continue
    const picked = row.selection === null ? { lines: row.lines } : type.pick(row.selection)
    const worst = worstOf(type, readPrice(JSON.stringify(row.price)), amount(BigInt(row.unit)), picked)
    const name = named(row.owner, row.draw)
    taken.set(name, (taken.get(name) ?? 0n) + worst * BigInt(row.tickets))
  }
  return taken
}
