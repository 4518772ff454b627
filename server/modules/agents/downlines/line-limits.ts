import type { downlineLimits, setDownlineLimits } from '@senluna/contract/agent/line-limits.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { recordAudit } from '../../audit/index.ts'
import type { LineLimit, LineLimits } from '../../families/index.ts'
import type { Agent, TeamAccount } from '../../teams/index.ts'
import { directDownline } from './direct.ts'

const FIGURES = ['ticket', 'draw', 'number'] as const

/** Where limits of a line stand: in the family whose stakes they limit. */
export interface Limiting {
  db: Db
  lineLimits: LineLimits
}

/** What an account right below an agent may stake on lotteries. Refuses as `directDownline`. */
export async function limitsOf({ db, lineLimits }: Limiting, agent: Agent, { params }: Call<typeof downlineLimits>) {
  return shown(lineLimits, db, agent, await directDownline(db, agent, params.id ?? ''))
}

/**
 * Limits what an account right below an agent, and everybody below it, stake on lotteries. Where
 * something holds from above, a limit is at most that: AGT_LINE_LIMIT, with which. A limit that is
 * lowered above later holds anyway, since the lowest of all does. Logged.
 */
export async function setLimits({ db, lineLimits }: Limiting, agent: Agent, call: Call<typeof setDownlineLimits>) {
  const { params, body, brand, caller, now } = call
  const account = await directDownline(db, agent, params.id ?? '')
  const units = (digits: string | null) => (digits === null ? null : amount(BigInt(digits)))
  const limit: LineLimit = { ticket: units(body.ticket), draw: units(body.draw), number: units(body.number) }
  return db.transaction().execute(async (tx) => {
    const above = await lineLimits.above(tx, account)
    for (const name of FIGURES) {
      const [wanted, most] = [limit[name], above[name]]
      if (wanted !== null && most !== null && wanted > most)
        throw new Refusal('AGT_LINE_LIMIT', { value: { limit: name, most: most.toString() } })
    }
    const before = await lineLimits.by(tx, agent.id, account.id)
    await lineLimits.set(tx, agent, account.id, { merchantCode: brand.merchantCode, limit, now })
    const after = await shown(lineLimits, tx, agent, account)
    await recordAudit(tx, {
      merchantCode: brand.merchantCode,
      at: now,
      actor: { kind: 'agent', id: caller.memberId, name: caller.userName },
      ip: call.ip,
      action: 'agents.lineLimit',
      object: { kind: 'member', id: account.id },
      before: inDigits(before),
      after: { account: account.userName, ...after.limits },
      reason: '',
      traceId: call.traceId,
    })
    return after
  })
}

async function shown({ by, above }: LineLimits, db: Db | Tx, agent: Agent, account: TeamAccount) {
  const [limits, most] = [await by(db, agent.id, account.id), await above(db, account)]
  return { limits: inDigits(limits), most: inDigits(most) }
}

const inDigits = ({ ticket, draw, number }: LineLimit) => ({
  ticket: ticket?.toString() ?? null,
  draw: draw?.toString() ?? null,
  number: number?.toString() ?? null,
})
