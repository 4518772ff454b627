import type * as contract from '@senluna/contract/lottery/desk/lines.ts'
import type { LineLimitRow } from '@senluna/contract/lottery/desk/lines.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { keyOf, placeOf } from '../../../platform/page-key.ts'
import { pageOf } from '../../../platform/page.ts'
import { staffDid } from '../../staff/index.ts'
import type { LineLimit } from '../../families/index.ts'
import { agentNamed, limitRows, setLimit } from '../line-limits/limit-store.ts'
import type { Lottery } from '../lottery.ts'
import { moneyShown } from './money-shown.ts'

const USUAL_SIZE = 20

/** A page of limits of lines, the latest first. */
export async function limitList(db: Db, { brand, query }: Call<typeof contract.lineLimits>) {
  const size = query.pageSize ?? USUAL_SIZE
  const after = placeOf<'member'>(query.after)
  const rows = await limitRows(db, brand.merchantCode, {
    account: query.account,
    after: after && [after.at, after.id],
    most: size + 1,
  })
  const money = moneyShown(brand)
  return pageOf(
    rows,
    size,
    ({ setAt, memberId }) => keyOf(setAt, memberId),
    ({ memberId, account, line, setBy, byAgent, setAt, ...limit }): LineLimitRow => ({
      memberId,
      account,
      line,
      money,
      ...inDigits(limit),
      setBy,
      byAgent: byAgent !== null,
      setAt: setAt.toISOString(),
    }),
  )
}

/** Sets what accounts below an agent may stake. Refuses SYS_NOT_FOUND for whoever is no agent. */
export function setLineLimit({ db }: Lottery, call: Call<typeof contract.setLineLimit>) {
  const { brand, body, now, caller } = call
  const { account, ...wanted } = body
  const units = (digits: string | null) => (digits === null ? null : amount(BigInt(digits)))
  const limit = { ticket: units(wanted.ticket), draw: units(wanted.draw), number: units(wanted.number) }
  return db.transaction().execute(async (tx) => {
    const agent = await agentNamed(tx, brand.merchantCode, account)
    if (!agent) throw new Refusal('SYS_NOT_FOUND')
    const before = await setLimit(tx, agent.id, brand.merchantCode, limit, { name: caller.name, now })
    await staffDid(tx, call, {
      action: 'lottery.lineLimit',
      object: { kind: 'member', id: agent.id },
      ...(before ? { before: inDigits(before) } : {}),
      after: { account, ...wanted },
    })
    return {}
  })
}

const inDigits = ({ ticket, draw, number }: LineLimit) => ({
  ticket: ticket?.toString() ?? null,
  draw: draw?.toString() ?? null,
  number: number?.toString() ?? null,
})
