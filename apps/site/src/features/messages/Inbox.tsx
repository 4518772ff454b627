import './messages.css'
import {
  MESSAGE_TABS,
  messages,
  readAllMessages,
  unreadCount,
  type MessageRow,
} from '@senluna/contract/site/messages.ts'
import { action, pages, q } from '@senluna/web/client/query.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { momentText } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'
import { useChosenLanguage } from '../../shell/header/language.ts'
import { OneMessage } from './OneMessage.tsx'
import { pathTo } from '../../shell/nav/path-to.ts'

const TABS = ['ALL', ...MESSAGE_TABS] as const
type Tab = (typeof TABS)[number]
const isTab = (value: string | null): value is Tab => TABS.some((tab) => tab === value)

/** Where in the inbox somebody is, and the way to elsewhere. */
export interface InboxPlace {
  tab: string | null
  id: string | null
  go: (to: { tab: string | null; id: string | null }) => void
}

/** The place as a page of its own has it in its address. */
export function usePagePlace(): InboxPlace {
  const [params, setParams] = useSearchParams()
  return {
    tab: params.get('tab'),
    id: params.get('id'),
    go: ({ tab, id }) => setParams({ ...(tab && { tab }), ...(id && { id }) }, { preventScrollReset: true }),
  }
}

/**
 * Messages as a list and the one that is open. Which tab and which message stand in the address.
 */
export function Inbox({ place }: { place: InboxPlace }) {
  const { language } = useChosenLanguage()
  const tab: Tab = isTab(place.tab) ? place.tab : 'ALL'
  const open = place.id
  const list = useInfiniteQuery({
    ...pages(messages, { query: { pageSize: '20', ...(tab !== 'ALL' && { tab }) } }),
    queryKey: [messages.path, tab, language],
    staleTime: 0,
  })
  const rows = list.data?.pages.flatMap((page) => page.list) ?? []
  const go = (id: string | null, to: Tab = tab) => place.go({ tab: to === 'ALL' ? null : to, id })
  return (
    <div className={open ? 'inbox reading' : 'inbox'}>
      <Tools tab={tab} onTab={(to) => go(null, to)} />
      {list.isError && rows.length === 0 ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading>
          <Skeleton style={{ height: 320 }} />
        </Loading>
      ) : rows.length === 0 ? (
        <EmptyState>{text('inbox.empty')}</EmptyState>
      ) : (
        <div className="notice-split card">
          <div className="inbox-list" id="inbox-list">
            <ul>
              {rows.map((row) => (
                <Row key={row.id} row={row} open={row.id === open} onOpen={() => go(row.id)} />
              ))}
            </ul>
            <MoreButton query={list} size="sm">
              {text('records.more')}
            </MoreButton>
            <p className="hint">{text('inbox.kept')}</p>
          </div>
          <div className="notice-read" aria-live="polite">
            {open ? (
              <OneMessage
                key={open}
                id={open}
                unread={rows.some((row) => row.id === open && !row.read)}
                onGone={() => go(null)}
              />
            ) : (
              <p className="hint">{text('inbox.choose')}</p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

function Tools({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const counted = useQuery(q(unreadCount)).data
  const readAll = useMutation({
    ...action(readAllMessages, { refreshes: [messages, unreadCount] }),
    onError: (error) => toast('error', sentenceOf(error)),
  })
  return (
    <div className="inbox-tools">
      <Tabs
        label={text('inbox.tabs')}
        value={tab}
        options={TABS.map((tab) => [tab, text(`inbox.tab.${tab}`)] as const)}
        onValue={onTab}
        controls="inbox-list"
      />
      {counted && counted.announcement > 0 && (
        <Link className="link" to={pathTo('notices')}>
          {text('inbox.noticesUnread', { count: counted.announcement })}
        </Link>
      )}
      <Button
        size="sm"
        disabled={!counted || counted.inbox === 0}
        busy={readAll.isPending}
        onClick={() => readAll.mutate({ body: tab === 'ALL' ? {} : { tab } })}
      >
        <CheckCheck className="i s" aria-hidden />
        {text('inbox.readAll')}
      </Button>
    </div>
  )
}

function Row({ row, open, onOpen }: { row: MessageRow; open: boolean; onOpen: () => void }) {
  const { timeZone } = useBrand()
  return (
    <li>
      <button type="button" className={row.read ? undefined : 'unread'} aria-current={open} onClick={onOpen}>
        {!row.read && <span className="sr">{text('inbox.unread')} </span>}
        <bdi>{row.title}</bdi>
        <small className="num">{momentText(row.at, timeZone)}</small>
      </button>
    </li>
  )
}
