import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Terms } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { termsWith } from '@senluna/kit/agents/testing/terms.ts'
import { assert } from '@senluna/kit/assert.ts'
import { startOfDay } from '@senluna/kit/calendar/days.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate, DAY, HOUR, instant, MINUTE } from '@senluna/kit/time.ts'
import { houseAccount, KIND, post, SOURCE, WALLET, type HouseCode } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { relayed } from '../../../testing/relayed.ts'
import { holds, leave, newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { placed } from '../../teams/testing/tree.ts'
import { bet, win, type Operation } from '../../wagers/index.ts'
import { approveBill } from '../desk/decide.ts'
import { runBills, type BillParts, type ContractInForce } from '../index.ts'
import { BILL, type BillRow } from '../store/bill-store.ts'

const ZONE = 'Asia/Ho_Chi_Minh'

/** A house whose contracts are a list that a test writes. */
export class BillHouse {
  readonly contracts: ContractInForce[] = []
  readonly house: House
  constructor(house: House) {
    this.house = house
  }

  static open = async () => new BillHouse(await openHouse())

  get db() {
    return this.house.parts.database.db
  }

  now = () => this.house.parts.clock.now()

  get parts() {
    return {
      db: this.db,
      brands: this.house.parts.brands,
      log: this.house.parts.log,
      contractsDuring: async (...[, merchant, kind, from, until]: Parameters<BillParts['contractsDuring']>) =>
        this.contracts.filter(
          (contract) =>
            contract.merchantCode === merchant &&
            contract.kind === kind &&
            contract.from < until &&
            (contract.until === undefined || (contract.until > from && contract.until > contract.from)),
        ),
    }
  }

  /** Puts the clock to a moment of a day after today, as hours after midnight. */
  toHour(hours: number, daysAhead = 1): void {
    const now = this.now()
    const midnight = startOfDay(businessDate(instant(now + daysAhead * DAY), ZONE), ZONE)
    this.house.advance(midnight + hours * HOUR - now)
  }

  /** Lets time pass until the next full five minutes, and so much more. */
  toWindow(more: number): void {
    const now = this.now()
    this.house.advance(5 * MINUTE - (now % (5 * MINUTE)) + more)
  }

  today = () => businessDate(this.now(), ZONE)

  /** An agent below others, the top first. Its wallet is empty. */
  async agent(above: readonly Somebody[] = [], type: 0 | 1 | 2 | 41 = above.length === 0 ? 2 : 1): Promise<Somebody> {
    const who = await newSomebody(this.house, type)
    await placed(this.house, who, above, this.now() + 1)
    await this.leaves(who, 0n)
    return who
  }

  /** A contract of somebody with its offeror, or with the house, since the day began. */
  signed(holder: Somebody, offeror: Somebody | null, terms: Partial<Terms>, more: Partial<ContractInForce> = {}) {
    const contract: ContractInForce = {
      id: id(randomUUID()),
      merchantCode: merchantCode('senluna'),
      kind: terms.kind ?? 'DIVIDEND',
      holderId: holder.member.id,
      offerorId: offeror?.member.id ?? null,
      terms: termsWith({ period: 'DAILY', products: ['LIVE'], ...terms }),
      version: 1,
      signedAt: instant(this.now() + this.contracts.length),
      from: startOfDay(this.today(), ZONE),
      until: undefined,
      ...more,
    }
    this.contracts.push(contract)
    return contract
  }

  /** Bets and loses, or gets something back. The money is put there first. */
  async plays(who: Somebody, stake: bigint, payout = 0n): Promise<Operation> {
    await this.gives(who, stake)
    const now = this.now()
    const order = (): Operation => ({
      owner: who.member.id,
      source: SOURCE.VENDOR,
      key: randomUUID(),
      round,
      wallet: WALLET.MAIN,
      currency: 'XVD',
      vendor: 'OTHER',
      at: now,
    })
    const round = randomUUID()
    const query = queryOf(this.db)
    const game = { mode: 'REAL', product: 'LIVE', game: 'other-game', merchant: merchantCode('senluna') } as const
    await bet(query, { ...order(), ...game, amount: amount(stake) }, now)
    const paid = order()
    await win(query, { ...paid, amount: amount(payout) }, now)
    return paid
  }

  /** Puts money into a wallet. */
  async gives(who: Somebody, units: bigint): Promise<void> {
    const [merchant, currency] = [merchantCode('senluna'), 'XVD']
    const query = queryOf(this.db)
    const contra = await houseAccount(query, { merchant, code: 'TEST' as HouseCode, currency, lane: 0 }, this.now())
    const legs = [{ kind: KIND.DEMONSTRATION_MONEY, amount: amount(units), contra }]
    const key = randomUUID()
    await post(
      query,
      [{ owner: who.member.id, account: WALLET.MAIN, key, source: SOURCE.GRANT, at: this.now(), legs }],
      this.now(),
    )
  }

  /** Takes or gives money until so much is in a wallet. */
  async leaves(who: Somebody, units: bigint): Promise<void> {
    const has = await holds(this.house, who)
    if (has > units) await leave(this.house, who, units)
    else if (has < units) await this.gives(who, units - has)
  }

  holds = (who: Somebody, account = 1) => holds(this.house, who, account)

  /** Makes and pays bills of what is over by now; what is in review is approved. */
  async runs(): Promise<void> {
    await relayed(this.house.parts)
    await runBills(this.parts, this.now())
    await this.approveAll()
    await runBills(this.parts, this.now())
  }

  async approveAll(): Promise<void> {
    for (const bill of (await this.bills()).filter(({ state }) => state === 'REVIEW'))
      await this.db.transaction().execute((tx) => approveBill(tx, bill, this.now()))
  }

  /** Bills as they stand, of everybody or one holder, in the order of their periods. */
  async bills(holder?: Somebody): Promise<BillRow[]> {
    const { rows } = await sql<BillRow>`select ${BILL} from bills.bill b where b.state <> 'ADJUSTED'
      and (${holder?.member.id ?? null}::uuid is null or b.holder_id = ${holder?.member.id ?? null}) order by b.period_start, b.depth, b.signed_at`.execute(
      this.db,
    )
    return rows
  }

  async bill(holder: Somebody): Promise<BillRow> {
    const last = (await this.bills(holder)).at(-1)
    assert(last, 'the holder has a bill')
    return last
  }
}
