import { sql } from 'kysely'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Touches } from '../../approvals/index.ts'
import { isNumberOf } from '../../cashier/index.ts'
import { realNames } from '../../members/index.ts'
import { cameFrom } from '../../sessions/index.ts'
import { plainName } from '../compared.ts'
import { graphSince } from '../links.ts'
import type { Watch } from '../watch-store.ts'

/** A case is about its member, and about those of the cases that became one with it. */
const riskCase: Touches = async ({ db, merchantCode, name, members }) => {
  if (!isUuid(name)) return false
  const { rows } = await sql`with recursive one (id, member_id) as (
      select id, member_id from risk."case" where id = ${name} and merchant_id = ${merchantCode}
      union select c.id, c.member_id from one join risk."case" c on c.merged_into = one.id)
    select from one where member_id = any (${[...members]}::uuid[]) limit 1`.execute(db)
  return rows.length > 0
}

/** A link that is cleared says nothing of everybody on the device. */
const device: Touches = ({ db, merchantCode, name, members, now }) =>
  cameFrom(db, merchantCode, { device: name }, members, graphSince(now))

/** An entry of the lists is about whom it would stop. */
const watch: Touches = async ({ db, merchantCode, name, members, now }) => {
  if (!isUuid(name)) return false
  const { rows } = await sql<Pick<Watch, 'kind' | 'value'>>`select kind, value from risk.watch
    where id = ${name} and merchant_id = ${merchantCode}`.execute(db)
  const found = rows[0]
  if (!found) return false
  const { kind, value } = found
  if (kind === 'NAME')
    return [...(await realNames(db, members)).values()].some((realName) => plainName(realName) === value)
  if (kind === 'DEVICE' || kind === 'IP')
    return cameFrom(db, merchantCode, kind === 'IP' ? { ip: value } : { device: value }, members, graphSince(now))
  return isNumberOf(db, merchantCode, value, members)
}

/** Whom cases, devices and entries of the lists that a call names are about. */
export const touches = { device, riskCase, watch }
