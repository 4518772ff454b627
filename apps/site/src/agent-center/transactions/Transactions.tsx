import {
  agentTransactions,
  TEAM_TRANS_GROUPS,
  type TeamTransaction,
  type TeamTransGroup,
} from '@senluna/contract/agent/records.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { momentText } from '@senluna/web/ui/money/format.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useBrand } from '../../brand.ts'
import { AccountLink } from '../parts/AccountLink.tsx'
import { AgentTable } from '../parts/table/AgentTable.tsx'
import { Crumbs } from '../parts/Crumbs.tsx'
import { CsvButton } from '../parts/CsvButton.tsx'
import { PageSize, usePageSize } from '../parts/PageSize.tsx'
import { PeriodFilter } from '../parts/period/PeriodFilter.tsx'
import { rowsOfPages, type AgentColumn } from '../parts/table/table.ts'
import { useChosen } from '../parts/use-chosen.ts'
import { usePeriod } from '../parts/period/use-period.ts'
import { ofTeam, useWhose, WhoseFilter } from '../parts/WhoseFilter.tsx'

const NAMES = {
  DEPOSIT: 'transGroup.DEPOSIT',
  WITHDRAW: 'transGroup.WITHDRAW',
  TRANSFER: 'transGroup.TRANSFER',
  BET: 'transGroup.BET',
  WIN: 'transGroup.PAYOUT',
  REBATE: 'team.group.REBATE',
  CONTRACT: 'team.group.CONTRACT',
  ACTIVITY: 'team.group.ACTIVITY',
  ADJUST: 'transGroup.ADJUST',
} as const satisfies Record<TeamTransGroup, string>

/** What stands in the record of one account alone. */
const PLAY: ReadonlySet<TeamTransGroup> = new Set<TeamTransGroup>(['BET', 'WIN'])

/** Movements of the team's wallets, newest first. */
export default function Transactions() {
  const period = usePeriod({ usual: 'today', most: 31 })
  const chosen = useChosen()
  const whose = useWhose()
  const pageSize = usePageSize()
  const groups = TEAM_TRANS_GROUPS.filter((group) => whose.team === '0' || !PLAY.has(group))
  const group = chosen.someOf('group', groups)
  const asked = { ...whose, ...period.days, ...(group && { typeGroup: group }) }
  const read = useInfiniteQuery({ ...pages(agentTransactions, { query: { ...asked, pageSize } }), staleTime: 0 })
  const way = read.data?.pages[0]?.crumbs ?? []
  const columns = useColumns((id) => chosen.step({ account: id, alone: '1' }))
  return (
    <>
      <div className="ag-filters">
        <PeriodFilter value={period} />
        <WhoseFilter way={way} />
        <Select
          label={text('records.group')}
          value={group ?? ''}
          onValue={(next) => chosen.set({ group: next })}
          options={[['', text('records.all')], ...groups.map((name) => [name, text(NAMES[name])] as const)]}
        />
        <PageSize />
        <CsvButton
          name={`transactions ${period.days.from} ${period.days.to}`}
          columns={columns}
          pageAfter={(after) => call(agentTransactions, { query: { ...asked, after, pageSize: '100' } })}
          long={{
            report: 'TEAM_TRANSACTIONS',
            filter: { ...ofTeam(whose), ...period.days, ...(group && { teamGroup: group }) },
          }}
        />
      </div>
      <Crumbs way={way} onStep={(id) => chosen.step({ account: id, ...(!id && { alone: undefined }) })} />
      <AgentTable
        caption={text('agent.page.agentDownlineTransactionDetailsCopy')}
        columns={columns}
        list={rowsOfPages(read)}
        keyOf={({ owner, serialNo }) => `${owner.id} ${serialNo}`}
        onWiden={period.widen}
      />
      {whose.team !== '0' && <p className="ag-note">{text('team.trans.play')}</p>}
    </>
  )
}

function useColumns(look: (id: string) => void): readonly AgentColumn<TeamTransaction>[] {
  const { timeZone } = useBrand()
  return [
    {
      key: 'account',
      title: text('team.account'),
      words: ({ owner }) => owner.account,
      cell: ({ owner }) => <AccountLink account={owner.account} onOpen={() => look(owner.id)} />,
    },
    { key: 'no', title: text('records.no'), words: ({ serialNo }) => serialNo },
    {
      key: 'at',
      title: text('records.time'),
      words: ({ at }) => momentText(at, timeZone),
      cell: ({ at }) => <span className="num">{momentText(at, timeZone)}</span>,
    },
    { key: 'type', title: text('records.type'), words: ({ typeName }) => typeName },
    { key: 'in', title: text('team.trans.in'), money: ({ amount }) => (amount.startsWith('-') ? '0' : amount) },
    { key: 'out', title: text('team.trans.out'), money: ({ amount }) => (amount.startsWith('-') ? amount : '0') },
    { key: 'balance', title: text('records.balanceAfter'), money: ({ balance }) => balance, noSum: true },
    { key: 'status', title: text('records.status'), words: ({ status }) => text(`transStatus.${status}`) },
  ]
}
