import { FEEDBACK_LENGTH, myTickets, replyToTicket, type Ticket } from '@senluna/contract/site/feedback.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { TextArea } from '@senluna/web/ui/fields/TextArea.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useState } from 'react'
import { brokenLength, lengthOf } from './length.ts'
import { PictureField, type Chosen } from '../../../pictures/PictureField.tsx'

/** More words into one's own ticket. */
export function Reply({ ticketNo, onReply }: { ticketNo: string; onReply: (next: Ticket) => void }) {
  const [content, setContent] = useState('')
  const [pictures, setPictures] = useState<readonly Chosen[]>([])
  const broken = brokenLength(content)
  const form = useForm({
    ready: () => !broken,
    send: () =>
      call(replyToTicket, {
        params: { ticketNo },
        body: { content, images: pictures.flatMap(({ ref }) => ref?.fileId ?? []) },
      }),
    onDone: (next) => {
      onReply(next)
      void refresh(myTickets)
    },
  })
  return (
    <form className="form feedback" onSubmit={form.submit} noValidate>
      <TextArea
        label={text('fb.reply')}
        required
        rows={4}
        value={content}
        onValue={setContent}
        hint={text('fb.content.hint', FEEDBACK_LENGTH)}
        error={form.tried ? broken : undefined}
        count={text('fb.count', { count: lengthOf(content), most: FEEDBACK_LENGTH.most })}
      />
      <PictureField purpose="FEEDBACK" chosen={pictures} onChosen={setPictures} />
      <RefusalNote error={form.error} />
      <div>
        <Button look="gold" type="submit" busy={form.busy} disabled={pictures.some(({ ref, error }) => !ref && !error)}>
          {text('fb.reply.send')}
        </Button>
      </div>
    </form>
  )
}
