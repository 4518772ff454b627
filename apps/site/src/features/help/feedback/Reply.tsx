import { FEEDBACK_LENGTH, myTickets, replyToTicket, type Ticket } from '@senluna/contract/site/feedback.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { cache, keyOf } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { TextArea } from '@senluna/web/ui/fields/TextArea.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { brokenLength, lengthOf } from './length.ts'
import { PictureField, type Chosen } from './PictureField.tsx'

/** More words into one's own ticket. */
export function Reply({ ticketNo, onReply }: { ticketNo: string; onReply: (next: Ticket) => void }) {
  const [content, setContent] = useState('')
  const [pictures, setPictures] = useState<readonly Chosen[]>([])
  const [tried, setTried] = useState(false)
  const send = useMutation({
    mutationFn: () =>
      call(replyToTicket, {
        params: { ticketNo },
        body: { content, images: pictures.flatMap(({ ref }) => ref?.fileId ?? []) },
      }),
    onSuccess: (next) => {
      onReply(next)
      void cache.invalidateQueries({ queryKey: keyOf(myTickets) })
    },
  })
  const broken = brokenLength(content)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!broken) send.mutate()
  }
  return (
    <form className="form feedback" onSubmit={submit} noValidate>
      <TextArea
        label={text('fb.reply')}
        required
        rows={4}
        value={content}
        onValue={setContent}
        hint={text('fb.content.hint', FEEDBACK_LENGTH)}
        error={tried ? broken : undefined}
        count={text('fb.count', { count: lengthOf(content), most: FEEDBACK_LENGTH.most })}
      />
      <PictureField chosen={pictures} onChosen={setPictures} />
      <RefusalNote of={send.error} />
      <div>
        <Button
          look="gold"
          type="submit"
          busy={send.isPending}
          disabled={pictures.some(({ ref, error }) => !ref && !error)}
        >
          {text('fb.reply.send')}
        </Button>
      </div>
    </form>
  )
}
