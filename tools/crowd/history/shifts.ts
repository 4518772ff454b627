import { DEMO_STAFF } from '@senluna/server/demo/demo-staff.ts'
import { codeOf, StaffSecrets } from '@senluna/server/modules/staff/index.ts'
import type { Parts } from '@senluna/server/parts.ts'
import type pg from 'pg'
import { Clerk } from '../staff/clerk.ts'
import { AFFILIATE, TOP } from '../agents/places.ts'
import { openAffiliate } from '../staff/open-affiliate.ts'
import { openAgency } from '../staff/open-agency.ts'
import { decideApplications, deliverGoods, lookAfterVip } from '../staff/rewards.ts'
import { agree, answerTickets, reviewBills, reviewWithdrawals } from '../staff/work.ts'
import type { World } from '../world.ts'

const WORK = `select
  exists (select from feedback.ticket where merchant_id = $1 and state = 'OPEN') as tickets,
  exists (select from payout.withdrawal where merchant_id = $1 and state = 'REVIEW') as withdrawals,
  exists (select from bills.bill where merchant_id = $1 and state = 'REVIEW') as bills,
  exists (select from promotions.application where merchant_id = $1 and state = 'APPLYING') as applications,
  exists (select from points.redemption where merchant_id = $1 and state = 'In Process') as goods,
  exists (select from vip.state where merchant_id = $1 and level > 1
    and not exists (select from vip.host h where h.member_id = state.member_id)) as vip,
  exists (select from approvals.approval where merchant_id = $1 and state = 'PENDING') as approvals`

type Queue = 'tickets' | 'withdrawals' | 'bills' | 'applications' | 'goods' | 'vip' | 'approvals'

/** The brand's own people of a history: they come when something waits for them. */
export class Shifts {
  readonly #owner: pg.Pool
  readonly #merchantCode: string
  readonly #clerks: ReadonlyMap<string, Clerk>

  constructor(parts: Parts, world: World, owner: pg.Pool) {
    const [brand] = parts.brands
    if (!brand) throw new Error('there is no brand')
    this.#owner = owner
    this.#merchantCode = brand.merchantCode
    const secrets = new StaffSecrets(parts.config.keySecret)
    this.#clerks = new Map(
      DEMO_STAFF.map(({ name, password }, nth) => {
        const code = async (now: ReturnType<World['now']>) =>
          (await codeOf(parts.database.db, secrets, brand.merchantCode, name, now)) ?? ''
        return [name, new Clerk(world, { name, password, code }, nth)]
      }),
    )
  }

  /** Before anybody comes: the house and the demonstration's accounts agree on what they earn. */
  async begin(): Promise<void> {
    await openAffiliate(this.#clerk('demo-admin'), this.#clerk('demo-second'), AFFILIATE)
    await openAgency(this.#clerk('demo-admin'), this.#clerk('demo-second'), TOP)
  }

  /** One shift: what waits is done. */
  async work(): Promise<void> {
    const before = await this.#waiting()
    if (before?.tickets) await answerTickets(this.#clerk('demo-operator'))
    if (before?.withdrawals) await reviewWithdrawals(this.#clerk('demo-cashier'))
    if (before?.bills) await reviewBills(this.#clerk('demo-cashier'))
    if (before?.applications) await decideApplications(this.#clerk('demo-admin'))
    if (before?.goods) await deliverGoods(this.#clerk('demo-admin'))
    if (before?.vip) await lookAfterVip(this.#clerk('demo-admin'), 'demo-operator')
    if ((await this.#waiting())?.approvals) await agree(this.#clerk('demo-checker'))
  }

  async #waiting() {
    const { rows } = await this.#owner.query<Record<Queue, boolean>>(WORK, [this.#merchantCode])
    return rows[0]
  }

  #clerk(name: (typeof DEMO_STAFF)[number]['name']): Clerk {
    const clerk = this.#clerks.get(name)
    if (!clerk) throw new Error(`nobody is called ${name}`)
    return clerk
  }
}
