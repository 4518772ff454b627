import type { sendFeedback } from '@senluna/contract/site/feedback.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { useHelpPath } from '../use-help.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'
import { CopyWords } from '../../../shell/parts/CopyButton.tsx'

interface Props {
  sent: ReplyOf<typeof sendFeedback>
  member: boolean
  onAgain: () => void
}

/** It has arrived: the ticket's number, by when there is an answer, and where. */
export function Sent({ sent, member, onAgain }: Props) {
  const { timeZone } = useBrand()
  const path = useHelpPath()
  const heading = useRef<HTMLHeadingElement>(null)
  const number = useRef<HTMLElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="feedback-sent">
      <CircleCheck className="i" aria-hidden />
      <h2 ref={heading} tabIndex={-1}>
        {text('fb.sent')}
      </h2>
      <p className="feedback-no num">
        <bdi ref={number} dir="ltr">
          {sent.ticketNo}
        </bdi>
      </p>
      <p>
        {text(member ? 'fb.sent.member' : 'fb.sent.guest')}{' '}
        {sent.dueAt && text('fb.due', { time: whenText(sent.dueAt, timeZone) })}
      </p>
      <div className="feedback-acts">
        <CopyWords value={sent.ticketNo} shown={number}>
          {text('fb.copy')}
        </CopyWords>
        {member && (
          <Link className="btn s2" to={path(pathTo('help.ticket', { no: sent.ticketNo }))}>
            {text('fb.open')}
          </Link>
        )}
        <Button look="line" onClick={onAgain}>
          {text('fb.again')}
        </Button>
      </div>
    </div>
  )
}
