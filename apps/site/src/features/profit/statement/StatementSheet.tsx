import type { AccountStatement } from '@senluna/contract/money/reports.ts'
import { text } from '@senluna/web/client/text.ts'
import { dateOf, whenText } from '@senluna/web/ui/money/format.ts'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useBrand } from '../../../brand.ts'
import { StatementTable } from './StatementTable.tsx'
import { fileName } from './file-name.ts'

/**
 * A statement as it stands on paper, there only while it is printed: with whose account it is, of
 * which time, and when it was made.
 */
export function StatementSheet({ statement, onDone }: { statement: AccountStatement; onDone: () => void }) {
  const { brandName, currency } = useBrand()
  const { account, from, to, madeAt, zone } = statement
  useEffect(() => {
    // Browsers offer the title as the file's name.
    const { title } = document
    document.title = fileName(statement)
    const end = () => {
      document.title = title
      onDone()
    }
    addEventListener('afterprint', end, { once: true })
    print()
    return () => {
      removeEventListener('afterprint', end)
      document.title = title
    }
    // It is printed once; whoever wants another opens another.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return createPortal(
    <article className="statement-sheet" aria-hidden>
      <header>
        <p>{brandName}</p>
        <h1>{text('statement.title')}</h1>
      </header>
      <dl>
        {(
          [
            ['statement.account', `${account.name} · ${account.no}`],
            ['records.range', `${dateOf(`${from}-01`)} – ${dateOf(lastDay(to))}`],
            ['statement.made', `${whenText(madeAt, zone)} (${zone})`],
            ['statement.currency', currency.symbol],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <StatementTable statement={statement} />
      <p>{text('statement.how')}</p>
    </article>,
    document.body,
  )
}

/** The last day of a month: `2026-02-28`. */
function lastDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
