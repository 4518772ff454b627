import '../../features/notices/notices.css'
import { agentAnnouncements } from '@senluna/contract/agent/announcements.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { noticeTime } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../brand.ts'
import { NoticeBody } from '../../features/notices/NoticeBody.tsx'
import { useRead } from '../../features/notices/use-read.ts'
import { NoticeAction } from '../../shell/notices/NoticeAction.tsx'
import { useChosenLanguage } from '../../shell/header/language.ts'
import { useAddress } from '../../shell/nav/use-address.ts'

const MOST = '50'

/** What the house says to its agents: the list left, the one that is read right. */
export default function Announcements() {
  const { language } = useChosenLanguage()
  const [params, change] = useAddress()
  const { timeZone } = useBrand()
  const found = useQuery(q(agentAnnouncements, { query: { language, pageSize: MOST } }))
  const list = found.data?.list ?? []
  const chosen = list.find(({ id }) => id === params.get('id')) ?? list[0]
  useRead(chosen)
  if (found.isError && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data)
    return (
      <Loading>
        <Skeleton style={{ height: 320 }} />
      </Loading>
    )
  if (!chosen) return <EmptyState>{text('agent.announcements.none')}</EmptyState>
  const choose = (id: string) =>
    change((next) => {
      next.set('id', id)
      return next
    })
  return (
    <div className="notice-split card">
      <ul>
        {list.map((notice) => (
          <li key={notice.id}>
            <button type="button" aria-current={notice === chosen} onClick={() => choose(notice.id)}>
              {notice.title}
              <small className="num">{noticeTime(notice.createdAt, timeZone)}</small>
            </button>
          </li>
        ))}
      </ul>
      <div className="notice-read">
        <NoticeBody notice={chosen} heading="h2" />
        <NoticeAction notice={chosen} />
      </div>
    </div>
  )
}
