import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Link } from 'react-router'
import { useBrand, useSwitch } from '../../brand.ts'
import { Prose } from './Prose.tsx'
import { useChosenLanguage } from '../../shell/header/language.ts'
import { usePage } from '../../shell/nav/use-page.ts'
import { Useful } from './Useful.tsx'
import { OtherLanguage } from './OtherLanguage.tsx'
import { useHelp, useHelpPath } from './use-help.ts'
import { pathTo } from '../../shell/nav/path-to.ts'

/** One article: its text, others of its topic, and where to write when it didn't help. */
export function Article({ id }: { id: string }) {
  const help = useHelp({ articleId: id })
  const path = useHelpPath()
  const { timeZone } = useBrand()
  const { language } = useChosenLanguage()
  const feedback = useSwitch('FEEDBACK')
  const article = help.data?.article?.id === id ? help.data.article : undefined
  const listed = help.data?.categories.flatMap(({ articles }) => articles).find((category) => category.id === id)
  const title = article?.title ?? listed?.title ?? text('shell.help')
  usePage(title)
  if (isRefused(help.error, 'SYS_NOT_FOUND', 'VAL_FIELD')) return <Gone />
  return (
    <article className="card help-article">
      <h1>{title}</h1>
      {help.isError ? (
        <ErrorState error={help.error} onRetry={() => void help.refetch()} />
      ) : !article ? (
        <Loading>
          <Skeleton style={{ height: 360 }} />
        </Loading>
      ) : (
        <>
          <p className="hint">{text('help.updated', { time: whenText(article.updatedAt, timeZone) })}</p>
          {article.language !== language && <OtherLanguage is={article.language} />}
          <Prose html={article.html} language={article.language} linkTo={path} />
          <Useful key={article.id} id={article.id} />
          {feedback && (
            <p className="help-still">
              {text('help.still')}{' '}
              <Link className="link" to={path(pathTo('help.feedback'))}>
                {text('help.write')}
              </Link>
            </p>
          )}
        </>
      )}
    </article>
  )
}

function Gone() {
  const path = useHelpPath()
  return (
    <>
      <h1>{text('shell.help')}</h1>
      <EmptyState
        action={
          <Link className="btn s2" to={path(pathTo('help'))}>
            {text('help.all')}
          </Link>
        }
      >
        {text('help.gone')}
      </EmptyState>
    </>
  )
}
