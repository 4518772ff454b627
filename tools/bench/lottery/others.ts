import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { instant } from '@senluna/kit/time.ts'
import { place, type PlacedTicket } from '@senluna/server/modules/lottery/money/place.ts'
import { queryOn } from '@senluna/server/platform/database/query.ts'
import { flat } from '@senluna/games/lottery/rules/catalogue/prices/odds.ts'
import { CURRENCY, GAME, MERCHANT } from './fill.ts'

const AT_ONCE = 4
/**
 * A bet every so often on each connection, as people do: a load that waits for itself would hide
 * what it waits for.
 */
const EVERY_MS = 40

/** Players who bet on another draw: how long they wait is how much a settlement disturbs. */
export class Others {
  readonly #clients: pg.Client[]
  readonly #players: readonly string[]
  readonly #draw: number

  private constructor(clients: pg.Client[], players: readonly string[], draw: number) {
    this.#clients = clients
    this.#players = players
    this.#draw = draw
  }

  static async open(owner: pg.Client, url: string): Promise<Others> {
    const { rows } = await owner.query<{ no: number }>(
      `insert into lottery.draw (game, numero, profile, source, open_at, lock_at, draw_at)
       values ($1, $2, 'VN_N', 'SELF', now(), now() + interval '1 day', now() + interval '1 day') returning no`,
      [GAME, randomUUID()],
    )
    const players = Array.from({ length: 100 }, () => randomUUID())
    await owner.query(
      `with given as (
        insert into ledger.account (owner_id, account_no, currency, balance, floor, version, opened_at)
        select o, 1, $2, 1000000000, 0, 1, now() from unnest($1::uuid[]) o returning owner_id)
      insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at, account_no, counter_no, kind, source, leg)
      select owner_id, gen_random_uuid(), 1000000000, 1000000000, 1, now(), now(), 1,
        (select min(account_no) from ledger.house_account where merchant_id = $3), 400, 3, 1 from given`,
      [players, CURRENCY, MERCHANT],
    )
    const clients = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const client = new pg.Client({ connectionString: url, options: '-c role=senluna_app -c jit=off' })
        await client.connect()
        return client
      }),
    )
    return new Others(clients, players, rows[0]!.no)
  }

  play(ms: number): Promise<{ p99: number; placed: number }> {
    return this.playUntil(sleep(ms))
  }

  async playUntil(end: Promise<unknown>): Promise<{ p99: number; placed: number }> {
    let over = false
    void end.finally(() => (over = true)).catch(() => undefined)
    const times: number[] = []
    await Promise.all(
      this.#clients.map(async (client, nth) => {
        const query = queryOn(client)
        for (let bet = nth; !over; bet += AT_ONCE) {
          const began = performance.now()
          const answer = await place(
            query,
            this.#order(this.#players[bet % this.#players.length]!, nth),
            instant(Date.now()),
          )
          if (answer.status !== 'placed') throw new Error(`another player's bet came to ${answer.status}`)
          times.push(performance.now() - began)
          await sleep(Math.max(0, EVERY_MS - (performance.now() - began)))
        }
      }),
    )
    times.sort((a, b) => a - b)
    return { p99: times[Math.floor(times.length * 0.99)] ?? 0, placed: times.length }
  }

  async close(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.end()))
  }

  #order(owner: string, nth: number) {
    const key = randomUUID()
    const placedTicket: PlacedTicket = {
      id: id<'ticket'>(randomUUID()),
      draw: this.#draw,
      game: GAME,
      product: 'VNLOTT',
      vendor: 'TCG_LOTTO_VN',
      betType: 'LO2',
      selection: ['79'],
      lines: 1,
      unit: amount(1_000n),
      multiple: 1,
      stake: amount(27_000n),
      price: flat(99_500),
      rules: 'bench',
      rebatePpm: 0,
      rates: [],
    }
    return {
      owner: id<'member'>(owner),
      wallet: 1,
      key,
      no: key,
      merchant: MERCHANT,
      currency: CURRENCY,
      mode: 'REAL' as const,
      lane: 5_001 + nth,
      tickets: [placedTicket],
      exposure: [],
      at: instant(Date.now()),
    }
  }
}
