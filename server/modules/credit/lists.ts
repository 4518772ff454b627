import type * as contract from '@senluna/contract/agent/credit/credit.ts'
import type { QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { balancesOf, WALLET } from '@senluna/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { pageOf } from '../../platform/page.ts'
import { crumbsOf, inTeam, namedAccount } from '../teams/index.ts'
import { daysNow, shownPositions, shownStakes, shownStatement, standingOf } from './shown.ts'
import { accountsUnder, openStakesUnder, teamsNow, type ListedAccount } from './store/exposure-store.ts'
import { lastStatements, statementsAround, weeksOf } from './store/statement-lists.ts'
import { productsOf } from './store/tally-store.ts'
import { accountOnCredit, type CreditAgent } from './whose.ts'

const USUAL_SIZE = 20
const MOST_STATEMENTS = 12
const MOST_WEEKS = 26
/** Accounts right below an agent that its exposure shows; there are seldom more. */
const MOST_BELOW = 500

/** Somebody's own credit. */
export async function ownCredit(
  db: Db,
  brand: Brand,
  { account }: Pick<CreditAgent, 'account'>,
  now: Instant,
): Promise<ReplyOf<typeof contract.memberCredit>> {
  const statements = await lastStatements(db, account.memberId, MOST_STATEMENTS)
  return { ...(await standingOf(db, brand, account, now)), statements: statements.map((row) => shownStatement(row)) }
}

/** Credit and positions of those right below an agent. */
export async function downlines(
  db: Db,
  brand: Brand,
  { agent, account }: CreditAgent,
  { name, after, pageSize: size = USUAL_SIZE }: QueryOf<typeof contract.creditDownlines>,
  now: Instant,
): Promise<ReplyOf<typeof contract.creditDownlines>> {
  const rows = await accountsUnder(db, agent.id, { name, after, most: size + 1, withCredit: false })
  const { list, ...next } = pageOf(rows, size, ({ userName }) => userName)
  const players = list.filter(({ plays }) => plays).map(({ id }) => ({ owner: id, wallet: WALLET.MAIN }))
  const balances = await balancesOf(queryOf(db), players)
  const shown = []
  for (const { id, userName, type, plays, credit, given } of list) {
    const balance = balances.get(`${id}/${WALLET.MAIN}`)?.balance
    shown.push({
      id,
      account: userName,
      type,
      credit: credit.toString(),
      given: given.toString(),
      ...(balance !== undefined && { balance: balance.toString() }),
      ...(type === ACCOUNT_TYPE.AGENT &&
        !plays &&
        credit > 0n && { positions: await shownPositions(db, brand, id, now) }),
    })
  }
  return { list: shown, ...next, credit: account.credit.toString(), given: account.given.toString() }
}

/** A closed week of an agent. */
export async function weekOf(
  db: Db,
  { agent }: CreditAgent,
  asked: string | undefined,
): Promise<ReplyOf<typeof contract.creditStatements>> {
  const weeks = await weeksOf(db, agent.id, MOST_WEEKS)
  const week = asked ?? weeks[0] ?? null
  const rows = week === null ? [] : await statementsAround(db, agent.id, week)
  const own = rows.find(({ memberId }) => memberId === agent.id)
  const sums = week === null ? [] : await productsOf(db, agent.id, week)
  const products = PRODUCTS.flatMap((product) => {
    const sum = sums.find((row) => row.product === product)
    if (!sum) return []
    return [{ product, stake: sum.stake.toString(), payout: sum.payout.toString(), kept: sum.kept.toString() }]
  })
  return {
    weeks,
    week,
    own: own ? shownStatement(own) : null,
    kept: sums.reduce((all, { kept }) => all + kept, 0n).toString(),
    products,
    below: rows.filter((row) => row !== own).map((row) => shownStatement(row)),
  }
}

/** What is going on under an account of an agent's team. Refuses AGT_NOT_IN_TEAM, CRD_CASH_LINE. */
export async function exposure(
  db: Db,
  brand: Brand,
  { agent }: Pick<CreditAgent, 'agent'>,
  accountId: string | undefined,
  now: Instant,
): Promise<ReplyOf<typeof contract.creditExposure>> {
  const focus = await inTeam(db, agent, accountId ?? agent.id)
  const { account } = await accountOnCredit(db, focus.id)
  const rows = await accountsUnder(db, focus.id, { most: MOST_BELOW, withCredit: true })
  const nameOf = (row: ListedAccount) => namedAccount(brand, agent, row).account
  return {
    standing: await standingOf(db, brand, account, now),
    list: await exposureRows(db, brand, rows, nameOf, now),
    crumbs: await crumbsOf(db, brand, agent, focus),
  }
}

/** What is going on under each of some accounts. */
export async function exposureRows(
  db: Db,
  brand: Brand,
  rows: readonly ListedAccount[],
  nameOf: (row: ListedAccount) => string,
  now: Instant,
): Promise<ReplyOf<typeof contract.creditExposure>['list']> {
  const ids = rows.map(({ id }) => id)
  const teams = await teamsNow(db, brand, ids, daysNow(now, brand))
  const stakes = await openStakesUnder(db, ids)
  return rows.map((row) => {
    const team = teams.get(row.id)
    return {
      id: row.id,
      account: nameOf(row),
      type: row.type,
      leads: row.given > 0n,
      credit: row.credit.toString(),
      given: row.given.toString(),
      result: ((team?.payout ?? 0n) - (team?.stake ?? 0n)).toString(),
      owed: (team?.owed ?? 0n).toString(),
      openStakes: shownStakes(stakes, row.id),
    }
  })
}
