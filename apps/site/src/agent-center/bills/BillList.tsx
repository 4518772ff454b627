import { agentBills, type Bill } from '@senluna/contract/agent/bills.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { BILL_STATES } from '@senluna/kit/agents/pay/bill-states.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { countText, whenText } from '@senluna/web/ui/money/format.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useBrand } from '../../brand.ts'
import { useMember } from '../../session.ts'
import { rateText } from '../contracts/words.ts'
import { AgentTable } from '../parts/table/AgentTable.tsx'
import { CsvButton } from '../parts/CsvButton.tsx'
import { MoneyCards, type MoneyCard } from '../parts/MoneyCards.tsx'
import { PeriodFilter } from '../parts/period/PeriodFilter.tsx'
import { rowsOfPages, type AgentColumn } from '../parts/table/table.ts'
import { usePeriod } from '../parts/period/use-period.ts'
import { useChosen } from '../parts/use-chosen.ts'
import { HourStrip } from './HourStrip.tsx'
import { RealtimeDay } from './RealtimeDay.tsx'
import { BillStatement } from './BillStatement.tsx'
import { lookOf, partyText, periodOf } from './words.ts'

const MOST_DAYS = 31
/** Versions that were replaced stand in no list, nor what is still reckoned. */
const STATES = BILL_STATES.filter((state) => state !== 'DRAFT' && state !== 'ADJUSTED')

interface Cards {
  received: string
  paid: string
  net: string
  arrearsDue: string
  arrearsOwed: string
}

/** What came, what went on to downlines, what is still owed. An affiliate pays nobody. */
const cardsOf = (cards: Cards, isAffiliate: boolean): MoneyCard[] => [
  { key: 'received', name: text('bill.received'), value: cards.received, main: isAffiliate },
  ...(isAffiliate
    ? []
    : [
        { key: 'paid', name: text('bill.paidOut'), value: cards.paid },
        { key: 'net', name: text('bill.net'), value: cards.net, main: true },
      ]),
  { key: 'due', name: text('bill.arrears.due'), value: cards.arrearsDue },
  ...(isAffiliate ? [] : [{ key: 'owed', name: text('bill.arrears.owed'), value: cards.arrearsOwed }]),
]

interface Props {
  kind: ContractKind
  side: 'RECEIVED' | 'PAID'
}

/** Bills of a kind in a period, received or paid; each opens how it was calculated. */
export function BillList({ kind, side }: Props) {
  const { timeZone } = useBrand()
  const period = usePeriod({ usual: 'thisMonth', most: MOST_DAYS })
  const chosen = useChosen()
  const state = chosen.someOf('state', STATES)
  const [typed, setTyped] = useState('')
  const account = useDeferredValue(typed.trim().toLowerCase())
  const narrowed = { ...(state && { state }), ...(side === 'PAID' && account !== '' && { account }) }
  const query = { kind, side, ...narrowed, ...period.days }
  const read = useInfiniteQuery(pages(agentBills, { query }))
  const [open, setOpen] = useState<Bill['billId']>()
  const isAffiliate = useMember()?.type === ACCOUNT_TYPE.AFFILIATE
  const columns = columnsOf({ kind, side, isAffiliate }, timeZone, setOpen)
  const cards = read.data?.pages[0]?.cards
  return (
    <>
      <div className="bill-filter">
        <PeriodFilter value={period} />
        <Select
          label={text('bill.state')}
          value={state ?? ''}
          onValue={(next) => chosen.set({ state: next })}
          options={[['', text('down.all')], ...STATES.map((name) => [name, text(`bill.state.${name}`)] as const)]}
        />
        {side === 'PAID' && (
          <TextField
            label={text('team.account')}
            type="search"
            maxLength={32}
            autoComplete="off"
            value={typed}
            onValue={setTyped}
          />
        )}
        <CsvButton
          name={`bills-${period.days.from}-${period.days.to}`}
          columns={columns}
          pageAfter={(after) => call(agentBills, { query: { ...query, ...(after === undefined ? {} : { after }) } })}
        />
      </div>
      {kind === 'HOURLY_SALARY' && side === 'RECEIVED' && <HourStrip day={period.days.to} onOpen={setOpen} />}
      {cards && <MoneyCards label={text(`contract.kind.${kind}`)} cards={cardsOf(cards, isAffiliate)} />}
      {kind === 'REALTIME_SALARY' && side === 'RECEIVED' && <RealtimeDay day={period.days.to} onOpen={setOpen} />}
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

type MoneyColumn =
  | 'validBet'
  | 'ggr'
  | 'costs'
  | 'netLoss'
  | 'carryIn'
  | 'base'
  | 'gross'
  | 'adjustment'
  | 'due'
  | 'paid'
  | 'arrears'

function columnsOf(
  { kind, side, isAffiliate }: Props & { isAffiliate: boolean },
  zone: string,
  onOpen: (id: Bill['billId']) => void,
): AgentColumn<Bill>[] {
  const isOfLoss = kind === 'DIVIDEND' || kind === 'DAILY_SALARY'
  const isOfCarry = kind === 'DIVIDEND'
  const placed = (columns: AgentColumn<Bill>[]) => (isOfCarry ? stacked(columns) : columns)
  const money = (key: keyof Bill & MoneyColumn, title: string) => ({
    key,
    title,
    money: (bill: Bill) => bill[key],
  })
  return placed([
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
    ...(isOfCarry ? [money('ggr', text('bill.ggr')), money('costs', text('bill.costs'))] : []),
    ...(isOfLoss ? [money('netLoss', text('bill.netLoss'))] : []),
    ...(isOfCarry ? [money('carryIn', text('bill.carryIn')), money('base', text('bill.base'))] : []),
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
    ...(isAffiliate
      ? [
          {
            key: 'qualified',
            title: text('aff.qualified'),
            words: ({ plan }: Bill) => countText(plan?.qualified ?? 0),
          },
          { key: 'cpa', title: text('aff.cpa.sum'), money: ({ plan }: Bill) => plan?.cpa ?? '0' },
        ]
      : []),
    ...(isOfCarry ? [money('gross', text('bill.gross')), money('adjustment', text('bill.adjustment'))] : []),
    money('due', text('bill.amount')),
    money('paid', text('bill.paid')),
    money('arrears', text('bill.arrears')),
    {
      key: 'state',
      title: text('bill.state'),
      words: ({ state }) => text(`bill.state.${state}`),
      cell: ({ state }) => <span className={lookOf(state)}>{text(`bill.state.${state}`)}</span>,
    },
    ...(isOfCarry
      ? [
          {
            key: 'paidAt',
            title: text('bill.paidAt'),
            words: ({ paidAt }: Bill) => (paidAt ? whenText(paidAt, zone) : '–'),
          },
        ]
      : []),
  ])
}

/** A dividend has more to say than a page is wide: what stands below what in small letters. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  period: ['payer', 'account'],
  validBet: ['active', 'qualified'],
  ggr: ['costs'],
  netLoss: ['carryIn'],
  base: ['tier', 'rate'],
  gross: ['adjustment', 'cpa'],
  due: ['paid', 'arrears'],
  state: ['paidAt'],
}
const IS_BELOW = new Set(Object.values(BELOW).flat())

const stacked = (columns: AgentColumn<Bill>[]): AgentColumn<Bill>[] =>
  columns
    .filter(({ key }) => !IS_BELOW.has(key))
    .map((column) => ({ ...column, under: columns.filter(({ key }) => BELOW[column.key]?.includes(key)) }))
