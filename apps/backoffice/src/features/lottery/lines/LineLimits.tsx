import { exportLineLimits, lineLimits, setLineLimit, type LineLimitRow } from '@senluna/contract/lottery/desk/lines.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { New } from '../../../list/acts/New.tsx'
import { ListPage } from '../../../list/ListPage.tsx'
import { exportedBy, listOf, type Act, type Column, type ListSpec } from '../../../list/spec.ts'
import { momentText, say } from '../../../say.ts'
import { MemberLink } from '../../../shown/MemberLink.tsx'

const LIMITS = ['ticket', 'draw', 'number'] as const

const digitsOf = (digits: string | undefined) => (digits === undefined || digits === '' ? null : digits)

const NEW: Act<undefined> = {
  name: 'desk.lineLimits.new',
  right: 'lotteryTerms.edit',
  fields: [
    { name: 'account', label: 'desk.approvals.field.agent', kind: 'text', required: true },
    ...LIMITS.map((name) => ({ name, label: `desk.lineLimits.${name}`, kind: 'digits' }) as const),
  ],
  run: (_, reason, { account = '', ticket, draw, number }) =>
    call(
      setLineLimit,
      {
        body: {
          account: account.trim().toLowerCase(),
          ticket: digitsOf(ticket),
          draw: digitsOf(draw),
          number: digitsOf(number),
        },
      },
      { reason },
    ),
}

const limit = (name: (typeof LIMITS)[number]): Column<LineLimitRow> => ({
  name,
  label: `desk.lineLimits.${name}`,
  look: 'num',
  show: (row) => {
    const digits = row[name]
    return digits === null ? '–' : moneyText(digits, row.money)
  },
})

const LINES: ListSpec<LineLimitRow> = {
  page: 'lottery-line-limits',
  title: 'desk.lineLimits',
  source: listOf(lineLimits),
  exported: exportedBy(exportLineLimits),
  id: (row) => `${row.memberId} ${row.setBy}`,
  name: (row) => row.account,
  columns: [
    {
      name: 'account',
      label: 'desk.approvals.field.agent',
      show: (row) => <MemberLink id={row.memberId} name={row.account} />,
    },
    { name: 'line', label: 'desk.reports.line', show: (row) => row.line },
    ...LIMITS.map(limit),
    { name: 'by', label: 'desk.lineLimits.by', show: (row) => row.setBy },
    { name: 'at', label: 'desk.lineLimits.at', look: 'when', show: (row) => momentText(row.setAt) },
  ],
  filters: [{ name: 'account', label: 'desk.approvals.field.agent', kind: 'text' }],
  acts: [
    {
      name: 'desk.lineLimits.end',
      right: 'lotteryTerms.edit',
      danger: true,
      may: (row) => !row.byAgent,
      run: (row, reason) =>
        call(setLineLimit, { body: { account: row.account, ticket: null, draw: null, number: null } }, { reason }),
    },
  ],
  head: (
    <>
      <p className="hint">{say('desk.lineLimits.about')}</p>
      <New act={NEW} refreshes={listOf(lineLimits).key} />
    </>
  ),
}

/** What accounts below agents may stake on lotteries. */
export default function LineLimits() {
  return <ListPage list={LINES} />
}
