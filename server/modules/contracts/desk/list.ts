import type * as contract from '@senluna/contract/desk/contracts.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { shownContracts } from '../shown.ts'
import { listContracts } from '../store/contract-store.ts'

const USUAL_SIZE = 20

/** Contracts of a brand, the newest first. */
export async function listDeskContracts(db: Db, { brand, query }: Call<typeof contract.deskContracts>) {
  const size = query.pageSize ?? USUAL_SIZE
  const name = query.name?.trim().toLowerCase()
  const rows = await listContracts(db, {
    merchantCode: brand.merchantCode,
    kind: query.kind,
    state: query.state,
    payer: query.payer,
    name: name === '' ? undefined : name,
    after: query.after !== undefined && isUuid<'contract'>(query.after) ? query.after : undefined,
    size,
  })
  const { list, next } = pageOf(rows, size, ({ id }) => id)
  const { code, scale, displayDecimals } = brand.currency
  const currency = { code, exponent: scale, displayDecimals }
  const shown = (await shownContracts(db, list)).map((row) => ({ ...row, currency }))
  return { list: shown, ...(next === undefined ? {} : { next }) }
}
