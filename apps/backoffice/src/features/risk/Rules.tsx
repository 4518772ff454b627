import {
  exportRules,
  changeRule,
  RISK_FROM,
  riskRules,
  tryRule,
  type RiskRule,
} from '@senluna/contract/desk/money/risk.ts'
import { RISK_DECISIONS } from '@senluna/contract/desk/money/withdrawals.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useState } from 'react'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { say, wordOf } from '../../say.ts'

const RULES: ListSpec<RiskRule> = {
  page: 'rules',
  title: 'desk.rules',
  head: <From />,
  source: listOf(riskRules),
  id: (row) => row.signal,
  name: (row) => wordOf('desk.signal', row.signal),
  columns: [
    { name: 'signal', label: 'desk.rules.signal', show: (row) => wordOf('desk.signal', row.signal) },
    { name: 'weight', label: 'desk.rules.weight', look: 'num', show: (row) => row.weight },
    { name: 'usual', label: 'desk.rules.usual', look: 'num', show: (row) => row.usual },
    {
      name: 'threshold',
      label: 'desk.rules.threshold',
      look: 'wide',
      show: (row) => wordOf('desk.rules.threshold', row.signal),
    },
    { name: 'hits', label: 'desk.rules.hits', look: 'num', show: (row) => row.hits },
    { name: 'stopped', label: 'desk.rules.stopped', look: 'num', show: (row) => row.stopped },
    {
      name: 'precision',
      label: 'desk.rules.precision',
      look: 'num',
      show: ({ hits, stopped }) => (hits === 0 ? '–' : `${Math.round((stopped / hits) * 100)}%`),
    },
  ],
  acts: [
    {
      name: 'desk.rules.do',
      right: 'risk.edit',
      fields: [
        {
          name: 'weight',
          label: 'desk.rules.weight',
          kind: 'digits',
          required: true,
          start: (row) => String(Math.abs(row.weight)),
        },
      ],
      run: (row, reason, { weight = '0' }) =>
        call(
          changeRule,
          {
            params: { signal: row.signal },
            body: { weight: Math.min(100, Number(weight)) * (row.usual < 0 ? -1 : 1) },
          },
          { reason },
        ),
    },
  ],
  exported: exportedBy(exportRules),
  drawer: (row) => <Try key={row.signal} row={row} />,
}

/** From how many points on a withdrawal is looked at. */
function From() {
  return <p className="hint">{say('desk.rules.from', { one: RISK_FROM.MANUAL, two: RISK_FROM.SENIOR })}</p>
}

/** A weight keeps the sign that it usually has. */
const ADDS = /^(?:100|[0-9]{1,2})$/
const SUBTRACTS = /^(?:0|-(?:100|[0-9]{1,2}))$/

/** What the last month would have been like with another weight. */
function Try({ row }: { row: RiskRule }) {
  const [weight, setWeight] = useState(String(row.weight))
  const form = useForm({ send: () => call(tryRule, { params: { signal: row.signal }, query: { weight } }) })
  const words = (counts: Readonly<Record<string, number>>) =>
    RISK_DECISIONS.map((decision) => `${say(`desk.withdrawals.decision.${decision}`)} ${counts[decision] ?? 0}`).join(
      ', ',
    )
  const { reply } = form
  return (
    <form className="form" onSubmit={form.submit}>
      <TextField label={say('desk.rules.weight')} value={weight} onValue={setWeight} className="num" />
      <Button type="submit" size="sm" busy={form.busy} disabled={!(row.usual < 0 ? SUBTRACTS : ADDS).test(weight)}>
        {say('desk.rules.try')}
      </Button>
      <RefusalNote error={form.error} />
      {reply && (
        <output>
          {say('desk.rules.tried', { n: reply.decisions, before: words(reply.before), after: words(reply.after) })}
        </output>
      )}
    </form>
  )
}

/** What a withdrawal is looked at for, and how heavy each sign is. */
export default function Rules() {
  return <ListPage list={RULES} />
}
