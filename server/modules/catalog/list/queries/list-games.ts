import type { gameList, GAME_SORTS } from '@senluna/contract/play/lobby.ts'
import type { QueryOf } from '@senluna/contract/endpoint.ts'
import { fold } from '@senluna/kit/text/fold.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../platform/database/db.ts'
import { cursorOf, keysOf } from '../cursor.ts'
import { openIn } from '../regions.ts'
import { FROZEN } from '../../frozen-store.ts'
import { GAME_COLUMNS, gameOf, type GameRow } from '../../game-row.ts'
import { pageOf } from '../../../../platform/page.ts'

type Sort = (typeof GAME_SORTS)[number]

/** What a list is asked for, and by whom. */
export interface GameQuestion extends QueryOf<typeof gameList> {
  merchantCode: MerchantCode
  memberId: Id<'member'> | null
  /** Where they are, two capital letters; empty where nobody knows. */
  country: string
  /** What the operator has closed for a while. */
  closed?: Brand['closed']
}

interface Order {
  /** The keys of the order, all ascending, exactly as its index has them. */
  keys: RawBuilder<unknown>
  /** Of what type each key is, to take it back from a cursor. */
  casts: readonly ('bigint' | 'integer' | 'boolean' | 'text')[]
}

const ORDERS: Record<Sort, Order> = {
  // What the operator has placed comes first. Games played as often stand mixed, always in the same
  // way: by name the first letters would always come first.
  popular: {
    keys: sql`(g.sort_no * 100000000000 - g.plays), (not g.own), md5(g.game_id), g.game_id`,
    casts: ['bigint', 'boolean', 'text', 'text'],
  },
  new: { keys: sql`(date '2200-01-01' - g.released_on), g.folded, g.game_id`, casts: ['integer', 'text', 'text'] },
  az: { keys: sql`g.folded, g.game_id`, casts: ['text', 'text'] },
  rtp: { keys: sql`(-coalesce(g.rtp_x100, 0)), g.folded, g.game_id`, casts: ['integer', 'text', 'text'] },
}

const KIND = { bigint: 'number', integer: 'number', boolean: 'boolean', text: 'string' } as const

const DEFAULT_SIZE = 50

/**
 * One page of games: by key after the last one, or by number. The first page and numbered ones tell
 * the total.
 */
export async function listGames(db: Db, question: GameQuestion, now: Instant) {
  const [list, total] = await Promise.all([
    pageQuery(question).execute(db),
    question.after ? undefined : countQuery(question).execute(db),
  ])
  const size = question.pageSize ?? DEFAULT_SIZE
  const keyOf = ({ keys }: { keys: (string | number | boolean)[] }) => cursorOf(keys)
  return {
    ...pageOf(list.rows, size, keyOf, (row) => gameOf(row, now)),
    ...(total === undefined ? {} : { total: total.rows[0]!.total }),
  }
}

/** Reads one page and a row more, which tells whether there is a next one. */
export function pageQuery(question: GameQuestion): RawBuilder<GameRow & { keys: (string | number | boolean)[] }> {
  const { keys, casts } = ORDERS[question.sort ?? 'popular']
  const size = question.pageSize ?? DEFAULT_SIZE
  const skip = question.page && !question.after ? (question.page - 1) * size : 0
  return sql<GameRow & { keys: (string | number | boolean)[] }>`
    select ${GAME_COLUMNS}, json_build_array(${keys}) as keys, ${favoriteOf(question.memberId)} as favorite
    from catalog.game g join catalog.vendor v on v.merchant_id = g.merchant_id and v.vassalage = g.vassalage
    where ${filterOf(question)} ${question.after ? sql`and (${keys}) > (${keysAfter(question.after, casts)})` : sql``}
    order by ${keys} limit ${size + 1} offset ${skip}`
}

/** Counts all that a question finds. */
export const countQuery = (question: GameQuestion): RawBuilder<{ total: number }> => sql<{ total: number }>`
  select count(*)::integer as total
  from catalog.game g join catalog.vendor v on v.merchant_id = g.merchant_id and v.vassalage = g.vassalage
  where ${filterOf(question)}`

const favoriteOf = (memberId: Id<'member'> | null) =>
  memberId === null
    ? sql`null::boolean`
    : sql`exists (select from catalog.favorite f where f.member_id = ${memberId} and f.game_id = g.game_id)`

const keysAfter = (cursor: string, casts: Order['casts']) => {
  const read = keysOf(
    cursor,
    casts.map((cast) => KIND[cast]),
  )
  return sql.join(read.map((key, nth) => sql`${String(key)}::${sql.raw(casts[nth]!)}`))
}

/**
 * The words somebody typed as a question to the index of words: each must begin one. Nothing when
 * there are none.
 */
export function wordsAsked(typed: string): string | undefined {
  const words = fold(typed).split(' ').filter(Boolean)
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : undefined
}

function filterOf(question: GameQuestion): RawBuilder<unknown> {
  const parts = [sql`g.merchant_id = ${question.merchantCode} and g.enabled and ${openIn(question.country)}`]
  const vendors = question.vendorCode?.split(',').filter(Boolean) ?? []
  // What isn't listed is found by who names its vendor: the transfer page, the window of its game.
  parts.push(vendors.length === 1 ? sql`v.enabled` : sql`v.enabled and v.listed`)
  if (question.gameType) parts.push(sql`g.game_type = ${question.gameType}`)
  if (vendors.length === 1) parts.push(sql`g.vassalage = ${vendors[0]}`)
  if (vendors.length > 1) parts.push(sql`g.vassalage = any(${vendors})`)
  if (question.classify) parts.push(sql`g.classify = ${question.classify}`)
  if (question.theme) parts.push(sql`g.theme = ${question.theme}`)
  if (question.feature) parts.push(sql`${question.feature} = any(g.features)`)
  if (question.volatility) parts.push(sql`g.volatility = ${question.volatility}`)
  if (question.minRtp !== undefined) parts.push(sql`g.rtp_x100 >= ${question.minRtp}`)
  if (question.jackpot) parts.push(sql`g.jackpot`)
  if (question.own) parts.push(sql`g.own`)
  if (question.underMaintenance) {
    const { products = [], vendors: closed = [] } = question.closed ?? {}
    const resting = sql`(g.maintenance or v.maintenance or ${FROZEN} or g.game_type = any(${[...products]}) or g.vassalage = any(${[...closed]}))`
    parts.push(question.underMaintenance === '1' ? resting : sql`not ${resting}`)
  }
  if (question.q?.trim()) parts.push(searchOf(question.q))
  return sql.join(parts, sql` and `)
}

function searchOf(typed: string): RawBuilder<unknown> {
  const asked = wordsAsked(typed)
  return asked ? sql`g.words @@ ${asked}::tsquery` : sql`false`
}
