import './statement.css'
import { lifetime, statement, type AccountStatement } from '@senluna/contract/money/reports.ts'
import { timeThere } from '@senluna/web/client/call/server-clock.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { monthText } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { FileDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { useBrand } from '../../../brand.ts'
import { saveFile } from '../../../save-file.ts'
import { useRealAccount } from '../../../session.ts'
import { csvOf, isStill } from './figures.ts'
import { fileName } from './file-name.ts'
import { choices, lastMonths, monthOf, withMonth, type MonthRange } from './months.ts'
import { StatementMonths } from './StatementMonths.tsx'
import { StatementSheet } from './StatementSheet.tsx'

/** The account by month, on the page, as a table for spreadsheets and on paper. */
export function Statement() {
  const { timeZone } = useBrand()
  const real = useRealAccount()
  const opened = useQuery({ ...q(lifetime), enabled: real }).data?.since
  const current = monthOf(timeThere(), timeZone)
  const [range, setRange] = useState<MonthRange>(() => lastMonths(current))
  const found = useQuery({ ...q(statement, { query: { ...range } }), enabled: real, staleTime: 0 })
  if (!real) return null
  const months = choices(current, opened && monthOf(Date.parse(opened), timeZone))
  const ends = [
    ['from', 'statement.from'],
    ['to', 'statement.to'],
  ] as const
  return (
    <section className="card statement" aria-label={text('statement.title')}>
      <h2>{text('statement.title')}</h2>
      <p className="hint">{text('statement.lead')}</p>
      <div className="statement-range">
        {ends.map(([end, label]) => (
          <Select
            key={end}
            label={text(label)}
            value={range[end]}
            onValue={(month) => setRange(withMonth(range, end, month))}
            options={withChosen(months, range[end]).map((month) => [month, monthText(`${month}-01`)])}
          />
        ))}
      </div>
      {found.isError && !found.data ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <Loading>
          <Skeleton style={{ height: 240 }} />
        </Loading>
      ) : (
        <Found statement={found.data} />
      )}
    </section>
  )
}

/** A month stays on the list while it is chosen. */
const withChosen = (months: readonly string[], chosen: string): readonly string[] =>
  months.includes(chosen) ? months : [...months, chosen]

function Found({ statement: found }: { statement: AccountStatement }) {
  const { currency } = useBrand()
  const [printing, setPrinting] = useState(false)
  if (isStill(found.total) && found.total.opening === '0') return <EmptyState>{text('statement.none')}</EmptyState>
  return (
    <>
      <StatementMonths statement={found} />
      <p className="hint">{text('statement.how')}</p>
      <div className="statement-files">
        <Button
          size="sm"
          onClick={() =>
            saveFile(
              new Blob([csvOf(found, currency.exponent)], { type: 'text/csv;charset=utf-8' }),
              `${fileName(found)}.csv`,
            )
          }
        >
          <FileDown className="i s" aria-hidden />
          {text('statement.csv')}
        </Button>
        <Button size="sm" onClick={() => setPrinting(true)}>
          <Printer className="i s" aria-hidden />
          {text('statement.pdf')}
        </Button>
        <span className="hint">{text('statement.pdf.how')}</span>
      </div>
      {printing && <StatementSheet statement={found} onDone={() => setPrinting(false)} />}
    </>
  )
}
