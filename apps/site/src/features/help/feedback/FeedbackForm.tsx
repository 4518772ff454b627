import { memberInfo } from '@senluna/contract/member/account.ts'
import {
  FEEDBACK_CATEGORIES,
  FEEDBACK_LENGTH,
  myTickets,
  sendFeedback,
  type FeedbackCategory,
} from '@senluna/contract/site/feedback.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { keptInTab } from '@senluna/web/client/storage.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { TextArea } from '@senluna/web/ui/fields/TextArea.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { provenHuman } from '../../../human.ts'
import { useModal } from '../../../shell/windows/use-modal.ts'
import { brokenLength, lengthOf } from './length.ts'
import { PictureField, type Chosen } from '../../../pictures/PictureField.tsx'
import { Sent } from './Sent.tsx'

const DRAFT = 'feedback'
const { most } = FEEDBACK_LENGTH

interface Props {
  member: boolean
  /**
   * Where somebody comes from says what it is about: a category, and the number of an order as its
   * first words.
   */
  category?: string | null
  about?: string | null
}

/** What it is about, the words, pictures of members, and how to reach whoever writes. */
export function FeedbackForm({ member, category: given, about }: Props) {
  const [params] = useSearchParams()
  const { security } = useBrand()
  const modal = useModal()
  const asked = FEEDBACK_CATEGORIES.find((category) => category === (given ?? params.get('category')))
  const [category, setCategory] = useState<FeedbackCategory>(asked ?? 'GAME')
  const [content, setContent] = useState(keptInTab.get(DRAFT) ?? (about ? `${about}: ` : ''))
  const [contact, setContact] = useState('')
  const [pictures, setPictures] = useState<readonly Chosen[]>([])
  const [sent, setSent] = useState<ReplyOf<typeof sendFeedback>>()
  const send = useForm({
    ready: () => !broken,
    focusesWrong: true,
    send: async () => {
      const humanVerify = member ? undefined : await provenHuman(security)
      const images = pictures.flatMap(({ ref }) => ref?.fileId ?? [])
      return call(sendFeedback, {
        body: { category, content, images, humanVerify, ...(contact.trim() && { contact: contact.trim() }) },
      })
    },
    onDone: (reply) => {
      keep('')
      setPictures([])
      send.clearTried()
      setSent(reply)
      void refresh(myTickets)
    },
    onRefused: (error) => {
      if (!takenForGuest(error)) return
      // Nothing is wrong with the form: the session is over. A call for members alone says so, and
      // the form is a guest's.
      send.reset()
      void call(memberInfo).catch(() => undefined)
    },
  })
  const takenForGuest = (error: unknown) => member && isRefused(error, 'AUTH_HUMAN_VERIFY')
  const keep = (words: string) => {
    setContent(words)
    keptInTab.set(DRAFT, words || null)
  }
  const broken = brokenLength(content)
  if (sent) return <Sent sent={sent} member={member} onAgain={() => setSent(undefined)} />
  return (
    <form className="form feedback" onSubmit={send.submit} noValidate>
      <Select
        label={text('fb.category')}
        value={category}
        options={FEEDBACK_CATEGORIES.map((category) => [category, text(`fb.category.${category}`)])}
        onValue={setCategory}
      />
      <TextArea
        label={text('fb.content')}
        required
        value={content}
        onValue={keep}
        hint={text('fb.content.hint', FEEDBACK_LENGTH)}
        error={send.tried ? broken : undefined}
        count={text('fb.count', { count: lengthOf(content), most })}
      />
      {member ? (
        <PictureField purpose="FEEDBACK" chosen={pictures} onChosen={setPictures} />
      ) : (
        <p className="note info">
          <span>
            {text('fb.pictures.guest')}{' '}
            <button
              type="button"
              className="link"
              onClick={() => modal.open('login', { next: location.pathname + location.search })}
            >
              {text('shell.login')}
            </button>
          </span>
        </p>
      )}
      <TextField
        label={text('fb.contact')}
        value={contact}
        onValue={setContact}
        maxLength={100}
        autoComplete="email"
        hint={text(member ? 'fb.contact.hint' : 'fb.contact.guest')}
      />
      <RefusalNote error={send.error} />
      <div>
        <Button
          look="gold"
          size="lg"
          type="submit"
          busy={send.busy}
          disabled={pictures.some(({ ref, error }) => !ref && !error)}
        >
          {text('fb.send')}
        </Button>
      </div>
    </form>
  )
}
