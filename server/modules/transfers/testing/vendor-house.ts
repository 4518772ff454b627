import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { walletTransfer } from '@senluna/contract/money/transfers.ts'
import { assert } from '@senluna/kit/assert.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { sandboxVendor } from '../../../../sandbox/vendors/server.ts'
import { Vendor, type Switches } from '../../../../sandbox/vendors/vendor.ts'
import { openDatabase, type Db } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { askAs, openHouse, type House, type Reply, type Somebody } from '../../rounds/testing/house.ts'
import { askVendors } from '../ask-vendors.ts'
import { checkTransfers } from '../reconcile.ts'
import { playerOf } from '../player.ts'

export const VENDOR = 'THUYTRIEU'
export const VENDOR_GAME = 'thuy-trieu'
const SECRET = 'a secret for tests only'

/** The whole server, with the made-up vendor beside it. */
export interface VendorHouse extends House {
  vendor: Vendor
  /** The vendor's own address. */
  address: string
  set(switches: Partial<Switches>): void
  /** What somebody holds there, by the vendor's books. */
  there(who: Somebody): bigint
  /** What somebody wins (loses) there. */
  play(who: Somebody, change: bigint): void
  /** Lets the vendor be away, and be back. */
  away(): Promise<void>
  back(): Promise<void>
  /** Puts the vendor under maintenance here, or ends it. */
  maintain(on: boolean): Promise<void>
  /** Asks about what is due. */
  ask(): Promise<number>
}

/** Brings it all up, with a game of the vendor in each brand's catalogue. */
export async function openVendorHouse(): Promise<VendorHouse> {
  const vendor = new Vendor()
  let now = Date.now
  let address = ''
  const server = sandboxVendor({ secret: SECRET, vendor, address: () => address, now: () => now() })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  address = `http://127.0.0.1:${port}`
  const house = await openHouse({ VENDOR_SANDBOX_URL: address, VENDOR_SANDBOX_SECRET: SECRET })
  now = () => house.parts.clock.now()
  await asOwner(house, insertVendor)
  const { db } = house.parts.database
  const playerId = ({ member }: Somebody) =>
    playerOf(VENDOR, { memberId: member.id, currency: 'XVD', merchantCode: merchantCode('senluna') }).id
  return {
    ...house,
    vendor,
    address,
    set: (switches) => vendor.set({ ...vendor.switches, ...switches }),
    there: (who) => vendor.balance(playerId(who)) ?? 0n,
    play: (who, change) => vendor.play(playerId(who), change, house.parts.clock.now()),
    away: close,
    back: () => listen(port),
    maintain: (on) =>
      asOwner(house, async (owner) => {
        await sql`update catalog.vendor set maintenance = ${on} where vassalage = ${VENDOR}`.execute(owner)
      }),
    ask: () => askVendors(house.parts.transfers, house.parts.clock.now()),
    breaks: async () => {
      const off = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => checkTransfers(queryOf(tx)))
      return [
        ...(await house.breaks()),
        ...off.map((note) => ({
          check: 'transfers',
          detail: JSON.stringify(note, (_, value: unknown) => String(value)),
        })),
      ]
    },
    close: async () => {
      await house.close()
      if (server.listening) await close()
    },
  }
}

async function asOwner(house: House, run: (db: Db) => Promise<void>): Promise<void> {
  const owner = openDatabase(house.url, { max: 1, log: house.parts.log, as: 'owner', name: 'seed' })
  await run(owner.db)
  await owner.close()
}

async function insertVendor(db: Db): Promise<void> {
  for (const merchant of ['senluna', 'refbrand1']) {
    await sql`insert into catalog.vendor (merchant_id, vassalage, account_type_id, display_name, is_game, wallet_mode, maintenance, palette)
      values (${merchant}, ${VENDOR}, 90, 'Thủy Triều', 'GAME', 'TRANSFER', false, 'teal')`.execute(db)
    await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility, jackpot,
        own, demo, maintenance, released_on, motif, palette, backdrop, seed)
      select merchant_id, ${VENDOR_GAME}, '1', ${VENDOR}, game_type, 'Thủy Triều', 'thuy trieu', words, theme, features, volatility, jackpot, false, false,
        false, released_on, motif, palette, backdrop, seed
      from catalog.game where merchant_id = ${merchant} and game_id = 'sen-vang'`.execute(db)
  }
}

export type Moved = ReplyOf<typeof walletTransfer>

/** One call 46 as it is. */
export const move = (
  house: House,
  who: Somebody,
  body: Record<string, unknown>,
  transferId: string = randomUUID(),
): Promise<Reply<Moved>> =>
  askAs<Moved>(
    house,
    who,
    'POST',
    '/wps/relay/GCS_walletTransfer',
    { action: 'TRANSFER', transferId, ...body },
    { 'idempotency-key': transferId },
  )

export const bring = (house: House, who: Somebody, amount: string, transferId?: string) =>
  move(house, who, { from: 'MAIN', to: VENDOR, amount }, transferId)
export const fetchBack = (house: House, who: Somebody, amount: string, transferId?: string) =>
  move(house, who, { from: VENDOR, to: 'MAIN', amount }, transferId)
export const recallAll = (house: House, who: Somebody, transferId?: string) =>
  move(house, who, { action: 'RECALL_ALL' }, transferId)

/** The one result of a call. */
export function only(reply: Reply<Moved>): Moved['results'][number] {
  const [result, more] = reply.value?.results ?? []
  assert(result && !more, `one result, not ${reply.text}`)
  return result
}
