import {
  PAL_FIGURES,
  PAL_OF_PRODUCT,
  type AgentProfit,
  type PalFigure,
  type PalRow,
} from '@senluna/contract/agent/profit.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Db } from '../../platform/database/db.ts'
import { pageOf } from '../../platform/page.ts'
import type { Days } from './previous.ts'
import { profitRows, type ProfitPage, type ProfitRow } from './store/profit-store.ts'
import type { TeamAccount } from './store/team-store.ts'
import { crumbsOf, namedAccount, type Agent } from './team.ts'

/**
 * Profit and loss, or funds, of an account and of those right below it. Refuses VAL_FIELD for a
 * page's key that we never gave out.
 */
export async function profitOfTeam(
  db: Db,
  asked: { brand: Brand; agent: Agent; focus: TeamAccount; days: Days; page: ProfitPage },
): Promise<AgentProfit> {
  const { brand, agent, focus, days, page } = asked
  if (page.after !== undefined && !isUuid(page.after)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const [rows, crumbs] = await Promise.all([
    profitRows(db, { brand, agent: agent.id, focus: focus.id, days }, page),
    crumbsOf(db, brand, agent, focus),
  ])
  const shown = (row: ProfitRow): PalRow => ({
    ...namedAccount(brand, agent, row),
    leads: row.leads,
    figures: figuresOf(row, page),
  })
  const [self, total] = (['SELF', 'TOTAL'] as const).map((kind) => rows.find(({ row }) => row === kind))
  assert(self && total, 'the account in focus and the total are always there')
  const below = rows.filter(({ row }) => row === 'BELOW')
  return {
    ...days,
    tab: page.tab,
    self: shown(self),
    page: pageOf(below, page.size, ({ id }) => id, shown),
    total: figuresOf(total, page),
    crumbs,
  }
}

function figuresOf(row: ProfitRow, { tab, product }: ProfitPage): PalRow['figures'] {
  const names: readonly PalFigure[] = PAL_FIGURES[tab]
  const shown = product ? names.filter((name) => PAL_OF_PRODUCT.has(name)) : names
  return Object.fromEntries(shown.map((name) => [name, row[name].toString()]))
}
