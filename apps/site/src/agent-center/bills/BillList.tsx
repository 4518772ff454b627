import { agentBills, type Bill } from '@senluna/contract/agent/bills.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { rateText } from '../contracts/words.ts'
import { AgentTable } from '../parts/AgentTable.tsx'
import { CsvButton } from '../parts/CsvButton.tsx'
import { MoneyCards } from '../parts/MoneyCards.tsx'
import { PeriodFilter } from '../parts/period/PeriodFilter.tsx'
import { rowsOfPages, type AgentColumn } from '../parts/table.ts'
import { usePeriod } from '../parts/period/use-period.ts'
import { BillStatement } from './BillStatement.tsx'
import { lookOf, partyText, periodOf } from './words.ts'

const MOST_DAYS = 31

interface Props {
  kind: ContractKind
  side: 'RECEIVED' | 'PAID'
}

/** Bills of a kind in a period, received or paid; each opens how it was calculated. */
export function BillList({ kind, side }: Props) {
  const { timeZone } = useBrand()
  const period = usePeriod({ usual: 'thisMonth', most: MOST_DAYS })
  const query = { kind, side, ...period.days }
  const read = useInfiniteQuery(pages(agentBills, { query }))
  const [open, setOpen] = useState<Bill['billId']>()
  const columns = columnsOf(kind, side, timeZone, setOpen)
  const cards = read.data?.pages[0]?.cards
  return (
    <>
      <div className="bill-filter">
        <PeriodFilter value={period} />
        <CsvButton
          name={`bills-${period.days.from}-${period.days.to}`}
          columns={columns}
          pageAfter={(after) => call(agentBills, { query: { ...query, ...(after === undefined ? {} : { after }) } })}
        />
      </div>
      {cards && (
        <MoneyCards
          label={text(`contract.kind.${kind}`)}
          cards={[
            { key: 'received', name: text('bill.received'), value: cards.received },
            { key: 'paid', name: text('bill.paidOut'), value: cards.paid },
            { key: 'net', name: text('bill.net'), value: cards.net, main: true },
            { key: 'due', name: text('bill.arrears.due'), value: cards.arrearsDue },
            { key: 'owed', name: text('bill.arrears.owed'), value: cards.arrearsOwed },
          ]}
        />
      )}
      <AgentTable
        caption={text(`bill.tab.${side}`)}
        columns={columns}
        list={rowsOfPages(read)}
        keyOf={({ billId }) => billId}
        onWiden={period.widen}
      />
      {open && <BillStatement id={open} onOpen={setOpen} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function columnsOf(
  kind: ContractKind,
  side: Props['side'],
  zone: string,
  onOpen: (id: Bill['billId']) => void,
): AgentColumn<Bill>[] {
  const isOfLoss = kind === 'DIVIDEND' || kind === 'DAILY_SALARY'
  const money = (key: keyof Bill & ('validBet' | 'netLoss' | 'due' | 'paid' | 'arrears'), title: string) => ({
    key,
    title,
    money: (bill: Bill) => bill[key],
  })
  return [
    {
      key: 'period',
      title: text('bill.period'),
      words: (bill) => periodOf(bill, zone),
      cell: (bill) => (
        <button type="button" className="link bill-open" onClick={() => onOpen(bill.billId)}>
          <bdi>{periodOf(bill, zone)}</bdi>
        </button>
      ),
    },
    side === 'PAID'
      ? { key: 'account', title: text('team.account'), words: ({ account }) => account }
      : { key: 'payer', title: text('bill.payer'), words: ({ payer }) => partyText(payer) },
    money('validBet', text('bill.validBet')),
    ...(isOfLoss ? [money('netLoss', text('bill.netLoss'))] : []),
    ...(kind === 'REALTIME_SALARY'
      ? []
      : [
          { key: 'active', title: text('bill.active'), words: ({ active }: Bill) => countText(active) },
          {
            key: 'tier',
            title: text('bill.tier'),
            words: ({ tierIndex }: Bill) => (tierIndex === null ? '–' : countText(tierIndex + 1)),
          },
        ]),
    { key: 'rate', title: text('contract.rate'), words: ({ ratePpm }) => (ratePpm === 0 ? '–' : rateText(ratePpm)) },
    money('due', text('bill.amount')),
    money('paid', text('bill.paid')),
    money('arrears', text('bill.arrears')),
    {
      key: 'state',
      title: text('bill.state'),
      words: ({ state }) => text(`bill.state.${state}`),
      cell: ({ state }) => <span className={lookOf(state)}>{text(`bill.state.${state}`)}</span>,
    },
  ]
}
