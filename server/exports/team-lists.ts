import type { Downline } from '@senluna/contract/agent/downlines.ts'
import { PAL_FIGURES, PAL_OF_PRODUCT, type PalRow } from '@senluna/contract/agent/profit.ts'
import type { TeamFile } from '@senluna/kit/agents/pages.ts'
import { instant } from '@senluna/kit/time.ts'
import { plainText } from '@senluna/text/all.ts'
import { FIGURE_NAMES } from '@senluna/text/figure-names.ts'
import type { TextKey } from '@senluna/text/index.ts'
import { checkTeamFile, listDownlines } from '../modules/agents/index.ts'
import { allPages, type ExportOf, type ExportSection, type Security } from '../modules/security/index.ts'
import { callerAgent, inTeam, profitOfTeam, type PrincipalOf } from '../modules/teams/index.ts'
import { TEAM_FILE_SIZE } from './team.ts'
import { ACCOUNTS, accountCells, profitCells } from './team-rows.ts'

const titled = (columns: Readonly<Record<string, TextKey>>) => ({
  columns: Object.keys(columns),
  titles: (language: string) => Object.values(columns).map((key) => plainText(language, key)),
})

/**
 * The accounts of a team and its profit and loss as tables, by the same rules as their pages: each
 * page asks again whose team it is, so an account that leaves it meanwhile isn't in the rest.
 */
export const teamListExports = (
  principalOf: PrincipalOf,
  { most, page: size } = TEAM_FILE_SIZE,
): Pick<Security['records'], 'TEAM_ACCOUNTS' | 'TEAM_PROFIT'> => {
  const agentOf = async ({ db, member }: ExportOf, file: TeamFile) => {
    const caller = { memberId: member.id, type: member.type }
    await checkTeamFile(db, caller, file)
    return callerAgent({ db, principalOf }, caller, { affiliates: file === 'TEAM_PROFIT' })
  }
  return {
    TEAM_ACCOUNTS: ({ filter, until }): ExportSection => ({
      name: 'team-accounts',
      ...titled(ACCOUNTS),
      most,
      rows: async function* (who) {
        const { db, brand } = who
        const agent = await agentOf(who, 'TEAM_ACCOUNTS')
        const asked = { ...filter.accounts, parentId: filter.accountId, pageSize: size }
        const page = (after: string | undefined) =>
          listDownlines(db, { brand, agent }, { ...asked, after }, instant(until.getTime()))
        for await (const row of allPages<Downline>(page)) yield accountCells(row, who)
      },
    }),
    TEAM_PROFIT: ({ filter }): ExportSection => {
      const { profitTab: tab = 'PNL', from = '', to = '' } = filter
      const product = tab === 'PNL' ? filter.product : undefined
      const shown = PAL_FIGURES[tab].filter((name) => !product || PAL_OF_PRODUCT.has(name))
      const figures = Object.fromEntries(shown.map((name) => [name, FIGURE_NAMES[name]]))
      return {
        name: 'team-profit',
        ...titled({ account: 'team.account', type: 'team.type', ...figures }),
        most,
        rows: async function* (who) {
          const { db, brand } = who
          const agent = await agentOf(who, 'TEAM_PROFIT')
          const focus = await inTeam(db, agent, filter.accountId ?? agent.id)
          const asked = { brand, agent, focus, days: { from, to } }
          const asPage = { tab, product, alone: filter.team === '0', size }
          const page = async (after: string | undefined) => {
            const { self, page: rows } = await profitOfTeam(db, { ...asked, page: { ...asPage, after } })
            return { ...rows, list: after === undefined ? [self, ...rows.list] : rows.list }
          }
          for await (const row of allPages<PalRow>(page)) yield profitCells(row, who)
        },
      }
    },
  }
}
