import type * as contract from '@senluna/contract/desk/credit.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Db } from '../../../platform/database/db.ts'
import { idParam } from '../../../platform/http/id-param.ts'
import type { Call } from '../../../platform/http/route.ts'
import { keyOf, placeOf } from '../../../platform/page-key.ts'
import { pageOf } from '../../../platform/page.ts'
import { exposureRows } from '../lists.ts'
import { currencyOf, daysNow, shownPositions, shownStatement, standingOf } from '../shown.ts'
import { creditAccount } from '../store/account-store.ts'
import { accountsUnder, generalAgents, openStakesUnder, teamsNow } from '../store/exposure-store.ts'
import { namesAbove } from '../store/line-store.ts'
import { brandStatements, type NamedStatement } from '../store/statement-lists.ts'

const USUAL_SIZE = 20
const MOST_BELOW = 500

const nameAsked = (name: string | undefined) => name?.trim().toLowerCase() || undefined

/** General agents on credit, with what is going on under each. */
export async function listLines(db: Db, { brand, query, now }: Call<typeof contract.creditLines>) {
  const size = query.pageSize ?? USUAL_SIZE
  const rows = await generalAgents(db, brand.merchantCode, {
    name: nameAsked(query.name),
    after: query.after,
    most: size + 1,
  })
  const { list, ...next } = pageOf(rows, size, ({ userName }) => userName)
  const ids = list.map(({ id }) => id)
  const teams = await teamsNow(db, brand, ids, daysNow(now, brand))
  const stakes = await openStakesUnder(db, ids)
  const shown = []
  for (const { id, userName, credit, given } of list) {
    const team = teams.get(id)
    const open = stakes.filter(({ under }) => under === id).reduce((sum, { stake }) => sum + stake, 0n)
    shown.push({
      id,
      account: userName,
      currency: currencyOf(brand),
      credit: credit.toString(),
      given: given.toString(),
      players: team?.players ?? 0,
      result: ((team?.payout ?? 0n) - (team?.stake ?? 0n)).toString(),
      owed: (team?.owed ?? 0n).toString(),
      openStake: open.toString(),
      positions: await shownPositions(db, brand, id, now),
    })
  }
  return { list: shown, ...next }
}

/** Statements of the brand's accounts on credit. */
export async function listStatements(db: Db, { brand, query }: Call<typeof contract.deskCreditStatements>) {
  const size = query.pageSize ?? USUAL_SIZE
  const after = placeOf<'credit-statement'>(query.after)
  const rows = await brandStatements(db, {
    merchantCode: brand.merchantCode,
    week: query.week,
    state: query.state,
    ofHouse: query.side === 'HOUSE',
    name: nameAsked(query.name),
    after: after && { at: after.at.toISOString().slice(0, 10), id: after.id },
    most: size + 1,
  })
  const shown = (row: NamedStatement) => ({
    ...shownStatement(row),
    upline: row.upline ?? 'HOUSE',
    currency: currencyOf(brand),
  })
  return pageOf(rows, size, ({ week, id }) => keyOf(new Date(`${week}T00:00:00Z`), id), shown)
}

/** What is going on under an account on credit. Refuses SYS_NOT_FOUND for any other. */
export async function deskExposure(db: Db, { brand, params, now }: Call<typeof contract.deskCreditExposure>) {
  const memberId = idParam<'member'>(params.id)
  const account = await creditAccount(db, memberId)
  const crumbs = account ? await namesAbove(db, brand.merchantCode, memberId) : []
  if (!account || crumbs.length === 0) throw new Refusal('SYS_NOT_FOUND')
  const rows = await accountsUnder(db, memberId, { most: MOST_BELOW, withCredit: true })
  return {
    standing: await standingOf(db, brand, account, now),
    list: await exposureRows(db, brand, rows, ({ userName }) => userName, now),
    crumbs,
  }
}
