import { text } from '@senluna/web/client/text.ts'
import { ArrowLeft, ChevronDown, FileText, MessageSquareText } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useSwitch } from '../../brand.ts'
import { topicIcon } from './icons.ts'
import { firstLevel, useHelp, useHelpPath } from './use-help.ts'
import { pathTo } from '../../shell/nav/path-to.ts'

/** Every topic with its articles, and what stands beside them. `topic` is what is read now. */
export function HelpNav({ topic }: { topic: string }) {
  const help = useHelp()
  const path = useHelpPath()
  const [params] = useSearchParams()
  const feedback = useSwitch('FEEDBACK')
  const topics = firstLevel(help.data?.categories ?? [])
  const open = (id: string, articles: readonly { id: string }[]) =>
    params.get('category') === id || articles.some((article) => article.id === topic)
  return (
    <nav className="help-nav" aria-label={text('help.topics')}>
      <Link className="help-back" to={path(pathTo('help'))}>
        <ArrowLeft className="i s flip" aria-hidden />
        {text('help.all')}
      </Link>
      <div className={help.data ? 'help-tree' : 'help-tree wait'}>
        {topics.map(({ id, name, icon, articles }) => {
          const Icon = topicIcon(icon)
          return (
            <details key={`${id} ${open(id, articles)}`} open={open(id, articles)}>
              <summary>
                <Icon className="i s" aria-hidden />
                {name}
                <ChevronDown className="i xs" aria-hidden />
              </summary>
              <ul>
                {articles.map((article) => (
                  <li key={article.id}>
                    <Link
                      to={path(pathTo('help.topic', { topic: article.id }))}
                      aria-current={article.id === topic ? 'page' : undefined}
                    >
                      <bdi>{article.title}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          )
        })}
        <ul className="help-fixed">
          {feedback && (
            <li>
              <Link to={path(pathTo('help.feedback'))} aria-current={topic === 'feedback' ? 'page' : undefined}>
                <MessageSquareText className="i s" aria-hidden />
                {text('fb.title')}
              </Link>
            </li>
          )}
          {(['terms', 'privacy'] as const).map((kind) => (
            <li key={kind}>
              <Link to={path(pathTo('help.topic', { topic: kind }))} aria-current={topic === kind ? 'page' : undefined}>
                <FileText className="i s" aria-hidden />
                {text(`help.${kind}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
