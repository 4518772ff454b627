import './notices.css'
import { announcements } from '@senluna/contract/site/notices.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { noticeTime } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useBrand } from '../../brand.ts'
import { useChosenLanguage } from '../../shell/header/language.ts'
import { NoticeBody } from './NoticeBody.tsx'
import { useRead } from './use-read.ts'
import { NoticeAction } from '../../shell/notices/NoticeAction.tsx'

const PAGE_SIZE = 10
/** The call answers no page after this one. */
const LAST_PAGE = 1_000

/** Notices, ten a page: the list left, the one chosen right. */
export default function NoticePage() {
  const [params, setParams] = useSearchParams()
  const { timeZone } = useBrand()
  const { language } = useChosenLanguage()
  const page = Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(params.get('page'))) || 1))
  const list = useQuery({
    ...q(announcements, {
      query: {
        types: 'PL,H',
        platform: 'WEB',
        execution: 'B',
        language,
        page: String(page),
        pageSize: String(PAGE_SIZE),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const notices = list.data?.player ?? []
  const chosen = notices.find((notice) => notice.id === params.get('id')) ?? notices[0]
  useRead(chosen)
  const lastPage = Math.max(1, Math.ceil((list.data?.total ?? 0) / PAGE_SIZE))
  const total = list.isPlaceholderData ? undefined : list.data?.total
  // An old link to a page that is no longer there leads to the last one that is.
  useEffect(() => {
    if (total === undefined || page <= lastPage) return
    setParams({ page: String(lastPage) }, { replace: true, preventScrollReset: true })
  }, [total, page, lastPage, setParams])
  const go = (next: Record<string, string>) => setParams({ page: String(page), ...next }, { preventScrollReset: true })
  return (
    <section className="notices">
      <h1>{text('shell.notices')}</h1>
      {list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading>
          <Skeleton style={{ height: 320 }} />
        </Loading>
      ) : !chosen ? (
        <EmptyState>{text('shell.notice.empty')}</EmptyState>
      ) : (
        <div className="notice-split card">
          <div>
            <ul>
              {notices.map((notice) => (
                <li key={notice.id}>
                  <button type="button" aria-current={notice === chosen} onClick={() => go({ id: notice.id })}>
                    {notice.title}
                    <small className="num">{noticeTime(notice.createdAt, timeZone)}</small>
                  </button>
                </li>
              ))}
            </ul>
            {lastPage > 1 && (
              <nav className="pager" aria-label={text('shell.notice.page', { page })}>
                <Button size="sm" disabled={page <= 1} onClick={() => go({ page: String(page - 1) })}>
                  {text('shell.notice.previous')}
                </Button>
                <span className="num">
                  {page} / {lastPage}
                </span>
                <Button size="sm" disabled={page >= lastPage} onClick={() => go({ page: String(page + 1) })}>
                  {text('shell.notice.next')}
                </Button>
              </nav>
            )}
          </div>
          <div className="notice-read">
            <NoticeBody notice={chosen} heading="h2" />
            <NoticeAction notice={chosen} />
          </div>
        </div>
      )}
    </section>
  )
}
