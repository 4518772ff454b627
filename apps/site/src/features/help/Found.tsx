import { fold } from '@senluna/kit/text/fold.ts'
import { text } from '@senluna/web/client/text.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Link } from 'react-router'
import { useSwitch } from '../../brand.ts'
import { marked } from './marked.ts'
import { useHelp, useHelpPath } from './use-help.ts'
import { pathTo } from '../../shell/nav/path-to.ts'

/** What answers a question, the best first, with the words it was found by. */
export function Found({ question }: { question: string }) {
  const help = useHelp({ q: question })
  const path = useHelpPath()
  const feedback = useSwitch('FEEDBACK')
  const found = help.data?.found
  if (help.isError) return <ErrorState error={help.error} onRetry={() => void help.refetch()} />
  if (!found)
    return (
      <Loading>
        <Skeleton style={{ height: 300 }} />
      </Loading>
    )
  const words = fold(question).split(' ').filter(Boolean)
  return (
    <>
      <output className="hint" aria-live="polite">
        {found.length > 0 && text('help.found', { count: found.length, q: question })}
      </output>
      {found.length === 0 && (
        <EmptyState
          action={
            feedback && (
              <Link className="btn s2" to={path(pathTo('help.feedback'))}>
                {text('help.write')}
              </Link>
            )
          }
        >
          {text('help.nothing', { q: question })}
        </EmptyState>
      )}
      <ul className="help-found">
        {found.map((article) => (
          <li key={article.id} className="card">
            <Link to={path(pathTo('help.topic', { topic: article.id }))}>
              <b dir="auto">{article.title}</b>
            </Link>
            <p>
              {marked(article.snippet, words).map(([piece, hit], index) =>
                hit ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
