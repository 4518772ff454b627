import { agentCredit, answerCredit, creditStatements } from '@senluna/contract/agent/credit/credit.ts'
import type { CreditStatement } from '@senluna/contract/agent/credit/credit-shapes.ts'
import { action, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { dateOf } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { StatementState } from '../../shell/credit/StatementState.tsx'
import { AgentTable } from '../parts/table/AgentTable.tsx'
import { CsvButton } from '../parts/CsvButton.tsx'
import { MoneyCards } from '../parts/MoneyCards.tsx'
import { rowsOfAnswer, type AgentColumn } from '../parts/table/table.ts'
import { useChosen } from '../parts/use-chosen.ts'

/** A closed week: what the agent owes, keeps and is owed; and to confirm what downlines report. */
export function Weeks() {
  const chosen = useChosen()
  const asked = chosen.get('week')
  const read = useQuery({ ...q(creditStatements, { query: { ...(asked && { week: asked }) } }), staleTime: 0 })
  const answer = useMutation(
    action(answerCredit, {
      refreshes: [creditStatements, agentCredit],
      done: ({ state }) => toast('success', text(state === 'PAID' ? 'credit.confirmed' : 'credit.declined')),
    }),
  )
  const columns = columnsOf((row, accept) => answer.mutate({ params: { id: row.id }, body: { accept } }))
  const week = read.data?.week
  if (read.data && !week) return <EmptyState>{text('credit.noWeeks')}</EmptyState>
  const below = read.data?.below ?? []
  return (
    <>
      <div className="ag-filters">
        {read.data && week && (
          <Select
            label={text('credit.week')}
            value={week}
            onValue={(next) => chosen.set({ week: next })}
            options={read.data.weeks.map((day) => [day, dateOf(day)] as const)}
          />
        )}
        {week && (
          <CsvButton
            name={`credit ${week}`}
            columns={columns.filter(({ key }) => key !== 'answer')}
            pageAfter={() => Promise.resolve({ list: below })}
          />
        )}
      </div>
      {read.data?.own && (
        <MoneyCards
          label={text('credit.week')}
          cards={[
            { key: 'below', name: text('credit.fromBelow'), value: sumOf(below) },
            { key: 'kept', name: text('credit.kept'), value: read.data.kept, main: true },
            { key: 'passed', name: text('credit.passed'), value: read.data.own.owed },
          ]}
        />
      )}
      <RefusalNote error={answer.error} />
      <AgentTable
        caption={text('credit.tab.weeks')}
        columns={columns}
        list={rowsOfAnswer(read, (week) => week.below)}
        keyOf={({ id }) => id}
      />
    </>
  )
}

const sumOf = (rows: readonly CreditStatement[]): string =>
  rows.reduce((sum, { owed }) => sum + BigInt(owed), 0n).toString()

const columnsOf = (
  answer: (row: CreditStatement, accept: boolean) => void,
): readonly AgentColumn<CreditStatement>[] => [
  { key: 'account', title: text('team.account'), words: ({ account }) => account },
  { key: 'stake', title: text('credit.stake'), money: ({ stake }) => stake },
  { key: 'payout', title: text('credit.payout'), money: ({ payout }) => payout },
  { key: 'adjustment', title: text('credit.adjustment'), money: ({ adjustment }) => adjustment },
  { key: 'owed', title: text('credit.owed'), money: ({ owed }) => owed },
  {
    key: 'state',
    title: text('credit.state'),
    words: ({ state }) => text(`credit.state.${state}`),
    cell: ({ state }) => <StatementState state={state} />,
  },
  {
    key: 'answer',
    title: text('credit.confirm'),
    cell: (row) =>
      row.state === 'REPORTED' && (
        <span className="crd-answers">
          <Button size="sm" look="gold" onClick={() => answer(row, true)}>
            {text('credit.confirm')}
          </Button>
          <Button size="sm" onClick={() => answer(row, false)}>
            {text('credit.decline')}
          </Button>
        </span>
      ),
  },
]
