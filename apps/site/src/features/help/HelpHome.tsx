import { text } from '@senluna/web/client/text.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { usePage } from '../../shell/nav/use-page.ts'
import { Found } from './Found.tsx'
import { topicIcon } from './icons.ts'
import { firstLevel, useHelp, useHelpPath } from './use-help.ts'
import { pathTo } from '../../shell/nav/path-to.ts'

const PAUSE_MS = 250
const MOST = 100

/** The search, and what it finds; without a question every topic with its articles. */
export function HelpHome() {
  usePage(text('shell.help'))
  const [params, setParams] = useSearchParams()
  const asked = params.get('q') ?? ''
  const [typed, setTyped] = useState(asked)
  const id = useId()
  useEffect(() => {
    if (typed.trim() === asked) return
    const timer = setTimeout(() => {
      const next = new URLSearchParams()
      if (typed.trim()) next.set('q', typed.trim())
      setParams(next, { replace: true, preventScrollReset: true })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, asked, setParams])
  return (
    <>
      <h1>{text('shell.help')}</h1>
      <search className="help-search">
        <label className="sr" htmlFor={id}>
          {text('help.search')}
        </label>
        <div className="input">
          <Search className="i s" aria-hidden />
          <input
            id={id}
            type="search"
            value={typed}
            maxLength={MOST}
            placeholder={text('help.search.hint')}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      </search>
      {asked ? <Found question={asked} /> : <Topics only={params.get('category')} />}
    </>
  )
}

/** Every topic as a card; one alone when the address names it. */
function Topics({ only }: { only: string | null }) {
  const help = useHelp()
  const path = useHelpPath()
  if (help.isError && !help.data) return <ErrorState error={help.error} onRetry={() => void help.refetch()} />
  if (!help.data)
    return (
      <Loading>
        <Skeleton style={{ height: 420 }} />
      </Loading>
    )
  const all = firstLevel(help.data.categories)
  const named = all.filter(({ id }) => id === only)
  const topics = named.length > 0 ? named : all
  if (topics.length === 0) return <EmptyState>{text('help.empty')}</EmptyState>
  return (
    <div className={named.length > 0 ? 'help-topics one' : 'help-topics'}>
      {topics.map(({ id, name, icon, articles }) => {
        const Icon = topicIcon(icon)
        return (
          <section key={id} className="card help-topic" aria-labelledby={`topic-${id}`}>
            <h2 id={`topic-${id}`}>
              <Icon className="i" aria-hidden />
              {name}
            </h2>
            <ul>
              {articles.map((article) => (
                <li key={article.id}>
                  <Link to={path(pathTo('help.topic', { topic: article.id }))}>
                    <bdi>{article.title}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
