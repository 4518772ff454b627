import { text } from '@senluna/web/client/text.ts'
import { Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { lazy, Suspense } from 'react'
import { useSwitch } from '../brand.ts'
import { Inbox } from '../features/messages/Inbox.tsx'
import { page } from '../shell/page-chunk.ts'
import { Preferences } from '../shell/Preferences.tsx'
import { useCenter } from './use-center.ts'

const Feedback = lazy(page(() => import('../features/help/FeedbackPanel.tsx')))

/** Messages of the house, and writing to it. */
export default function MessagePanel() {
  const center = useCenter()
  const writes = useSwitch('FEEDBACK')
  const view = writes && center.param('view') === 'feedback' ? 'feedback' : 'inbox'
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
            onValue={(to) => center.show({ view: to === 'inbox' ? null : to, tab: null, id: null })}
            controls="mc-messages"
          />
        </div>
      )}
      <div id="mc-messages" className="mc-panel">
        {view === 'inbox' ? (
          <>
            <Inbox place={{ tab: center.param('tab'), id: center.param('id'), go: center.show }} />
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
