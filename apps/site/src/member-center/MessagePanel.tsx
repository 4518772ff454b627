import { text } from '@senluna/web/client/text.ts'
import { Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { lazy, Suspense } from 'react'
import { useSwitch } from '../brand.ts'
import { Inbox, type InboxPlace } from '../features/messages/Inbox.tsx'
import { page } from '../shell/frame/page-chunk.ts'
import { Preferences } from '../shell/account/Preferences.tsx'
import { useCenter } from './use-center.ts'

const Feedback = lazy(page(() => import('../features/help/feedback/FeedbackPanel.tsx')))

/** Messages of the house, and writing to it. */
export default function MessagePanel() {
  const center = useCenter()
  const writes = useSwitch('FEEDBACK')
  const view = writes && center.param('view') === 'feedback' ? 'feedback' : 'inbox'
  const go: InboxPlace['go'] = (to) => {
    if (to.id) return center.step(to)
    // Another tab of the list is no way back.
    return to.tab === center.param('tab') && center.param('id') ? center.leave('id') : center.show(to)
  }
  return (
    <div className="mc-panel inbox-page">
      {writes && (
        <div className="mc-views">
          <Tabs
            label={text('mc.page.messageV2')}
            value={view}
            options={[
              ['inbox', text('inbox.title')],
              ['feedback', text('fb.title')],
            ]}
            onValue={(to) => (to === 'inbox' ? center.leave('view') : center.step({ view: to, tab: null, id: null }))}
            controls="mc-messages"
          />
        </div>
      )}
      <div id="mc-messages" className="mc-panel">
        {view === 'inbox' ? (
          <>
            <Inbox place={{ tab: center.param('tab'), id: center.param('id'), go }} />
            <Preferences />
          </>
        ) : (
          <Suspense
            fallback={
              <Loading>
                <Skeleton style={{ height: 420 }} />
              </Loading>
            }
          >
            <Feedback />
          </Suspense>
        )}
      </div>
    </div>
  )
}
