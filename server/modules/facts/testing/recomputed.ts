import { inShort, resultsOf } from '@senluna/kit/promotions/streak.ts'
import type { Query } from '@senluna/kit/query.ts'
import { businessDate, instant } from '@senluna/kit/time.ts'
import { WAGER_STATUS } from '../../wagers/index.ts'

/** Sums of one member, day and kind of thing, by name. */
export type Sums = Record<string, string>

const NOT_COUNTED: ReadonlySet<number> = new Set([WAGER_STATUS.VOID, WAGER_STATUS.CANCELLED])

/** The five minutes that a moment belongs to. */
const windowOf = (at: Date): string => new Date(Math.floor(at.getTime() / 300_000) * 300_000).toISOString()

interface WagerRow {
  id: string
  owner: string
  game: string
  product: string
  stake: bigint
  valid: bigint
  payout: bigint
  settled: Date | null
  status: number
}
interface PostingRow {
  owner: string
  kind: number
  code: string
  amount: bigint
  at: Date
}

/** What facts must say of some members, worked out from each wager and posting there is. */
export async function recomputed(query: Query, members: readonly string[], zone: string): Promise<Sums> {
  const day = (at: Date) => businessDate(instant(at.getTime()), zone)
  const sums = new Map<string, bigint[]>()
  const add = (name: string, figures: bigint[]) =>
    sums.set(
      name,
      (sums.get(name) ?? figures.map(() => 0n)).map((sum, place) => sum + figures[place]!),
    )
  const wagers = await query<WagerRow>(
    `select id, owner_id as owner, game_id as game, product, stake, valid_bet as valid, payout, settled_at as settled, status
     from wagers.wager where owner_id = any ($1::uuid[]) and book = 0 order by settled_at, id`,
    [members],
  )
  const rounds = new Map<string, WagerRow[]>()
  for (const row of wagers) {
    const { owner, game, product, stake, valid, payout, settled, status } = row
    if (settled && !NOT_COUNTED.has(status)) {
      const play = `play ${owner} ${day(settled)} ${game}`
      add(play, [1n, payout > 0n ? 1n : 0n, stake, valid, payout])
      const multiple = stake > 0n ? (payout * 100n) / stake : 0n
      const [best = 0n] = sums.get(`best ${play}`) ?? []
      sums.set(`best ${play}`, [multiple > best ? multiple : best])
      rounds.set(play, [...(rounds.get(play) ?? []), row])
      add(`window ${owner} ${windowOf(settled)} ${product}`, [valid])
    }
  }
  const postings = await query<PostingRow>(
    `select t.owner_id as owner, t.kind, h.code, t.amount, t.event_at as at from ledger.transfer t
     join ledger.house_account h on h.account_no = t.counter_no where t.owner_id = any ($1::uuid[]) and h.currency <> 'TRL'`,
    [members],
  )
  for (const { owner, kind, code, amount, at } of postings)
    add(`money ${owner} ${day(at)} ${kind} ${code}`, [1n, amount])
  const streaks = [...rounds].map(([play, rows]) => {
    const results = resultsOf(rows.map(({ stake, payout, valid }) => ({ stake, payout, validBet: valid })))
    return [`streak ${play}`, inShort(results)] as const
  })
  return { ...inText(sums), ...Object.fromEntries(streaks) }
}

/** What facts say of the same. */
export async function kept(query: Query, members: readonly string[]): Promise<Sums> {
  const sums = new Map<string, bigint[]>()
  const play = await query<{ name: string; figures: string[] }>(
    `select concat_ws(' ', 'play', member_id, day, game_id) as name,
       array[sum(bets), sum(wins), sum(stake), sum(valid_bet), sum(payout)]::text[] as figures
     from facts.play where member_id = any ($1::uuid[]) group by 1`,
    [members],
  )
  const best = await query<{ name: string; figures: string[] }>(
    `select concat_ws(' ', 'best', 'play', member_id, day, game_id) as name, array[max(best_x100)]::text[] as figures
     from facts.play where member_id = any ($1::uuid[]) group by 1`,
    [members],
  )
  const money = await query<{ name: string; figures: string[] }>(
    `select concat_ws(' ', 'money', member_id, day, kind, code) as name, array[sum(postings), sum(amount)]::text[] as figures
     from facts.money where member_id = any ($1::uuid[]) group by 1`,
    [members],
  )
  const windows = await query<{ owner: string; at: Date; product: string; figures: string[] }>(
    `select member_id as owner, at, product, array[sum(valid_bet)]::text[] as figures
     from facts.windows where member_id = any ($1::uuid[]) group by 1, 2, 3`,
    [members],
  )
  for (const { owner, at, product, figures } of windows)
    sums.set(`window ${owner} ${at.toISOString()} ${product}`, figures.map(BigInt))
  for (const { name, figures } of [...play, ...best, ...money]) sums.set(name, figures.map(BigInt))
  const streaks = await query<{ name: string; streak: string | null }>(
    `select concat_ws(' ', 'streak', 'play', member_id, day, game_id) as name, max(streak) as streak
     from facts.play where member_id = any ($1::uuid[]) group by 1`,
    [members],
  )
  return { ...inText(sums), ...Object.fromEntries(streaks.map(({ name, streak }) => [name, streak ?? 'unknown'])) }
}

const inText = (sums: ReadonlyMap<string, readonly bigint[]>): Sums =>
  Object.fromEntries(
    [...sums].map(([name, figures]) => [name, figures.join(' ')] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
