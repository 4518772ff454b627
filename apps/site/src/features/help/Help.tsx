import './help.css'
import { lazy, Suspense } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { useSwitch } from '../../brand.ts'
import { page } from '../../shell/frame/page-chunk.ts'
import { Article } from './Article.tsx'
import { Document } from './Document.tsx'
import { HelpHome } from './HelpHome.tsx'
import { HelpNav } from './HelpNav.tsx'
import { useHelpPath } from './use-help.ts'
import { pathTo } from '../../shell/nav/path-to.ts'

const Feedback = lazy(page(() => import('./feedback/Feedback.tsx')))

/** Help: topics left, what is read right; on a phone one after the other. */
export default function Help() {
  const [topic = '', part] = (useParams()['*'] ?? '').split('/')
  const [params] = useSearchParams()
  const path = useHelpPath()
  const feedback = useSwitch('FEEDBACK')
  // Addresses of earlier versions: /help?topic=terms.
  const asked = params.get('topic')
  if (topic === '' && asked !== null) return <Navigate to={path(pathTo('help.topic', { topic: asked }))} replace />
  if (topic === 'feedback' && !feedback) return <Navigate to={path(pathTo('help'))} replace />
  return (
    <section className={topic === '' ? 'help' : 'help reading'}>
      <HelpNav topic={topic} />
      <div className="help-main">
        {topic === '' ? (
          <HelpHome />
        ) : topic === 'terms' || topic === 'privacy' ? (
          <Document kind={topic} />
        ) : topic === 'feedback' ? (
          <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
            <Feedback ticketNo={part} />
          </Suspense>
        ) : (
          <Article id={topic} />
        )}
      </div>
    </section>
  )
}
