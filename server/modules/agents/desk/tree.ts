import type * as contract from '@senluna/contract/desk/members/agents.ts'
import type { QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import { iso } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { pageOf } from '../../../platform/page.ts'
import { MEMBER_STATE } from '../../members/index.ts'
import { rateChanges, ratesOf, type Rates } from '../../rates/index.ts'
import { codesOf } from '../../referrals/index.ts'
import { plannedMove } from '../move-store.ts'
import { treeNames, treeRow, treeRows, type TreeRow } from './tree-store.ts'

type Account = contract.TreeAccount

/** One page of the tree. Refuses SYS_NOT_FOUND for an account that the brand doesn't have. */
export async function listTree(
  db: Db,
  { merchantCode }: Brand,
  { parentId, name, after, pageSize: size = 20 }: QueryOf<typeof contract.agentTree>,
): Promise<ReplyOf<typeof contract.agentTree>> {
  const parent = parentId === undefined ? undefined : await accountNamed(db, merchantCode, parentId)
  const rows = await treeRows(db, { merchantCode, parentId, name: name || undefined, after, size: size + 1 })
  const rates = await ratesOf(
    db,
    rows.map(({ id }) => id),
  )
  const { list, ...next } = pageOf(rows, size, ({ userName }) => userName)
  const way = parent ? [...parent.path, parent.id] : []
  const names = await treeNames(db, way)
  return {
    list: list.map((row) => accountOf(row, rates.get(row.id))),
    ...next,
    crumbs: lineOf(way, names),
  }
}

const lineOf = (path: readonly Id<'member'>[], names: ReadonlyMap<string, string>) =>
  path.map((id) => ({ id, account: names.get(id) ?? '' }))

const CHANGES = 30

/** One account with the rates it had, its codes, and a move that is planned. */
export async function treeDetails(
  db: Db,
  { merchantCode }: Brand,
  id: string,
): Promise<ReplyOf<typeof contract.treeAccountDetails>> {
  const row = await accountNamed(db, merchantCode, id)
  const [rates, changes, codes, move] = await Promise.all([
    ratesOf(db, [row.id]),
    rateChanges(db, row.id, CHANGES),
    codesOf(db, merchantCode, row.id),
    plannedMove(db, row.id),
  ])
  const by = changes.flatMap((change) => change.by ?? [])
  const names = await treeNames(db, [...row.path, ...by, ...(move?.toParentId ? [move.toParentId] : [])])
  return {
    ...accountOf(row, rates.get(row.id)),
    line: lineOf(row.path, names),
    changes: changes.map((change) => ({
      ...change,
      by: change.by === null ? null : (names.get(change.by) ?? null),
      at: change.at.toISOString(),
    })),
    codes: codes.map(({ code, domain, opened, uses, firstDeposits, closedAt }) => ({
      code,
      domain,
      opened,
      uses,
      firstDeposits,
      open: closedAt === null,
    })),
    ...(move && {
      move: { to: move.toParentId && (names.get(move.toParentId) ?? null), at: iso(move.dueAt) },
    }),
  }
}

/** The account that a call names. Refuses SYS_NOT_FOUND. */
export async function accountNamed(db: Db | Tx, merchantCode: MerchantCode, id: string): Promise<TreeRow> {
  const row = isUuid<'member'>(id) ? await treeRow(db, merchantCode, id) : undefined
  if (!row) throw new Refusal('SYS_NOT_FOUND')
  return row
}

/** An account as the desk shows it. */
export const accountOf = (row: TreeRow, rates: Rates = {}): Account => ({
  id: row.id,
  account: row.userName,
  type: row.type,
  open: row.state === MEMBER_STATE.OPEN,
  rates: { ...rates },
  direct: row.direct,
  team: row.team,
  registeredAt: row.createdAt.toISOString(),
})
