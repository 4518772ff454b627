import './register-center.css'
import { agentCodes, type GivenCode } from '@senluna/contract/agent/affiliate.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { CopyWords } from '../../shell/parts/CopyButton.tsx'
import { QrCode } from '../../shell/parts/QrCode.tsx'

/** An affiliate's codes with their links, and what they brought. */
export function AffiliateLinks() {
  const read = useQuery(q(agentCodes))
  if (!read.data)
    return read.isError ? (
      <ErrorState error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <Loading>
        <Skeleton style={{ height: 320 }} />
      </Loading>
    )
  const { list, opened, registered, firstDeposits, qualified } = read.data
  if (list.length === 0) return <EmptyState>{text('aff.codes.none')}</EmptyState>
  const counts = [
    [text('down.link.opened'), opened],
    [text('down.link.registered'), registered],
    [text('down.link.deposits'), firstDeposits],
    [text('aff.qualified'), qualified],
  ] as const
  return (
    <div className="ag-links">
      <dl className="card ag-cards ag-traffic" aria-label={text('aff.traffic')}>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{countText(count)}</dd>
          </div>
        ))}
      </dl>
      {list.map((code) => (
        <Code key={code.code} given={code} />
      ))}
    </div>
  )
}

/** One code: its link to copy or to scan, where it works, and what came of it. */
function Code({ given }: { given: GivenCode }) {
  const shown = useRef<HTMLElement>(null)
  const { code, url, domain, open, opened, registered, firstDeposits } = given
  const status = open ? 'IN_USE' : 'CLOSED'
  const counts = [
    [text('aff.domain'), domain ?? text('aff.domain.every')],
    [text('down.link.opened'), countText(opened)],
    [text('down.link.registered'), countText(registered)],
    [text('down.link.deposits'), countText(firstDeposits)],
  ] as const
  return (
    <article className="card ag-code">
      <header>
        <h2 className="num">{code}</h2>
        <span className={`ag-tag ${status}`}>{text(`down.link.${status}`)}</span>
      </header>
      <div className="ag-link">
        {open && <QrCode content={url} label={text('down.link.qr', { code })} size={132} />}
        <div>
          <code ref={shown}>{url}</code>
          {open && (
            <div className="ag-acts">
              <CopyWords value={url} shown={shown} look="line" size="sm">
                {text('down.link.copy')}
              </CopyWords>
            </div>
          )}
          <dl className="ag-code-counts">
            {counts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </article>
  )
}
