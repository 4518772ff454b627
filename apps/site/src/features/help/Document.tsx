import { legalDocument, type DocumentKind } from '@senluna/contract/site/help.ts'
import { q } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { TriangleAlert } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useBrand } from '../../brand.ts'
import { Prose } from './Prose.tsx'
import { useChosenLanguage } from '../../shell/header/language.ts'
import { usePage } from '../../shell/nav/use-page.ts'
import { OtherLanguage } from './OtherLanguage.tsx'
import { useHelpPath } from './use-help.ts'
import { pathTo } from '../../shell/nav/path-to.ts'

/** The terms or the privacy notice, in the version the address names or the one in force. */
export function Document({ kind }: { kind: DocumentKind }) {
  const [params, setParams] = useSearchParams()
  const version = params.get('version') ?? undefined
  const { language } = useChosenLanguage()
  const { timeZone } = useBrand()
  const path = useHelpPath()
  const read = useQuery(q(legalDocument, { query: { kind, version, language } }))
  const name = text(`help.${kind}`)
  usePage(name)
  const { data } = read
  return (
    <article className="card help-article">
      <h1>{name}</h1>
      {isRefused(read.error, 'SYS_NOT_FOUND', 'VAL_FIELD') ? (
        <EmptyState>{text('help.gone')}</EmptyState>
      ) : read.isError ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : !data ? (
        <Loading>
          <Skeleton style={{ height: 360 }} />
        </Loading>
      ) : (
        <>
          <div className="help-version">
            <Select
              label={text('help.version')}
              value={data.version}
              options={data.versions.map((version) => [
                version.version,
                data.current && version.version === data.version
                  ? text('help.version.now', { version: version.version })
                  : version.version,
              ])}
              onValue={(next) => setParams({ version: next }, { preventScrollReset: true })}
            />
            <p className="hint">{text('help.version.since', { time: whenText(data.effectiveAt, timeZone) })}</p>
          </div>
          {!data.current && (
            <p className="note">
              <TriangleAlert className="i s" aria-hidden />
              <span>
                {text('help.version.old')}{' '}
                <Link className="link" to={path(pathTo('help.topic', { topic: kind }))}>
                  {text('help.version.current')}
                </Link>
              </span>
            </p>
          )}
          {data.language !== language && <OtherLanguage is={data.language} />}
          <Prose html={data.html} language={data.language} linkTo={path} />
        </>
      )}
    </article>
  )
}
