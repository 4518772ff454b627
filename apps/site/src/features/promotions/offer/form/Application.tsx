import { applyForPromotion, ownApplication, REMARK_MOST } from '@senluna/contract/member/rewards/applications.ts'
import { promotion, promotions } from '@senluna/contract/site/content.ts'
import { id as idOf } from '@senluna/kit/ids.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { randomUuid } from '@senluna/web/client/call/identity.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextArea } from '@senluna/web/ui/fields/TextArea.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useState } from 'react'
import { PictureField, type Chosen } from '../../../../pictures/PictureField.tsx'

/** The words and pictures of an application; `again` is how often one may still be sent. */
export function Application({ id, needsImage, again }: { id: string; needsImage: boolean; again: number }) {
  const [remark, setRemark] = useState('')
  const [pictures, setPictures] = useState<readonly Chosen[]>([])
  const images = pictures.flatMap(({ ref }) => (ref ? [idOf<'file'>(ref.fileId)] : []))
  const length = [...remark.trim()].length
  const broken =
    length < 1 || length > REMARK_MOST ? text('form.remark.need', { most: String(REMARK_MOST) }) : undefined
  const bare = needsImage && images.length === 0
  const form = useForm({
    ready: () => !broken && !bare,
    focusesWrong: true,
    send: () => call(applyForPromotion, { params: { id }, body: { remark, images } }, { idempotencyKey: randomUuid() }),
    onDone: () => void refresh(ownApplication, promotion, promotions),
  })
  return (
    <form className="form" onSubmit={form.submit} noValidate>
      <TextArea
        label={text('form.remark')}
        required
        rows={3}
        value={remark}
        onValue={setRemark}
        error={form.tried ? broken : undefined}
        count={`${length} / ${REMARK_MOST}`}
      />
      <PictureField purpose="APPLY" required={needsImage} chosen={pictures} onChosen={setPictures} />
      {form.tried && bare && (
        <p className="err" role="alert">
          {text('form.image.need')}
        </p>
      )}
      <RefusalNote error={form.error} />
      <Button
        look="gold"
        block
        type="submit"
        busy={form.busy}
        disabled={pictures.some(({ ref, error }) => !ref && !error)}
      >
        {again > 0 ? text('form.again', { count: String(again) }) : text('form.send')}
      </Button>
    </form>
  )
}
