import {
  deleteMessage,
  messages,
  oneMessage,
  readMessage,
  unreadCount,
  type Message,
} from '@senluna/contract/site/messages.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { action, cache, refresh } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { momentText } from '@senluna/web/ui/money/format.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'
import { isBuilt } from '../../shell/nav/page-list.ts'
import { useChosenLanguage } from '../../shell/header/language.ts'
import { Prose } from '../../shell/parts/Prose.tsx'

interface Props {
  id: string
  /** Whether opening it has to be noted. */
  unread: boolean
  onGone: () => void
}

/** One message whole. Opening it notes that it was read. */
export function OneMessage({ id, unread, onGone }: Props) {
  const { language } = useChosenLanguage()
  const opened = useQuery({
    queryKey: [oneMessage.path, id, language],
    queryFn: async () => {
      if (!unread) return call(oneMessage, { params: { id } })
      const message = await call(readMessage, { params: { id } })
      void refresh(messages, unreadCount)
      return message
    },
  })
  const back = (
    <Button size="sm" className="inbox-back" onClick={onGone}>
      <ArrowLeft className="i s flip" aria-hidden />
      {text('inbox.back')}
    </Button>
  )
  if (opened.data) return <Opened message={opened.data} back={back} onGone={onGone} />
  if (!opened.isError)
    return (
      <Loading>
        <Skeleton style={{ height: 200 }} />
      </Loading>
    )
  return isRefused(opened.error, 'SYS_NOT_FOUND') ? (
    <EmptyState action={back}>{text('inbox.gone')}</EmptyState>
  ) : (
    <ErrorState error={opened.error} onRetry={() => void opened.refetch()} />
  )
}

function Opened({ message, back, onGone }: { message: Message; back: React.ReactNode; onGone: () => void }) {
  const { timeZone } = useBrand()
  const [asking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const remove = useMutation({
    ...action(deleteMessage, {
      refreshes: [messages, unreadCount],
      done: () => {
        toast('success', text('inbox.deleted'))
        onGone()
        cache.removeQueries({ queryKey: [oneMessage.path, message.id] })
      },
    }),
    onError: (error) => toast('error', sentenceOf(error)),
  })
  return (
    <>
      {back}
      <article className="notice-body">
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{message.title}</bdi>
        </h2>
        <time className="hint num" dateTime={message.at}>
          {momentText(message.at, timeZone)}
        </time>
        <Prose html={message.content} />
      </article>
      <div className="inbox-acts">
        {message.route && isBuilt(message.route) && (
          <Link className="btn gold" to={message.route}>
            {text('inbox.open')}
          </Link>
        )}
        <Button onClick={() => setAsking(true)}>
          <Trash2 className="i s" aria-hidden />
          {text('inbox.delete')}
        </Button>
      </div>
      {asking && (
        <Modal title={text('inbox.delete.ask')} dialog onClose={() => setAsking(false)}>
          <p>{text('inbox.delete.body')}</p>
          <div className="modal-foot">
            <Button onClick={() => setAsking(false)} data-autofocus>
              {text('shell.cancel')}
            </Button>
            <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate({ params: { id: message.id } })}>
              {text('inbox.delete')}
            </Button>
          </div>
        </Modal>
      )}
    </>
  )
}
