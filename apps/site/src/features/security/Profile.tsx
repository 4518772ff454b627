import { memberInfo } from '@senluna/contract/member/account.ts'
import { avatarGallery, chooseAvatar, playerAvatar } from '@senluna/contract/member/avatars.ts'
import { ownProfile, saveProfile, type ProfileField, type ProfileRow } from '@senluna/contract/member/profile.ts'
import { securityOverview } from '@senluna/contract/member/security.ts'
import { AVATAR_BYTES } from '@senluna/contract/site/files.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { brokenPicture, sendPicture } from '@senluna/web/client/images/picture.ts'
import { action, q, refresh } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { birthdayError, BirthdayField } from '../../birthday/BirthdayField.tsx'
import { dateAs, dateIn } from '../../birthday/day-of-birth.ts'
import { useBrand } from '../../brand.ts'
import { useMember } from '../../session.ts'
import { profileWrong } from '../../account-windows/profile-wrong.ts'

/** The member's name and picture, and the way to the rest of the profile. */
export function ProfileCard({ onEdit }: { onEdit: () => void }) {
  const member = useMember()
  const gallery = useQuery({ ...q(avatarGallery), staleTime: Number.POSITIVE_INFINITY })
  const own = useQuery(q(playerAvatar))
  const choose = useMutation(action(chooseAvatar, { refreshes: [playerAvatar, memberInfo] }))
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const broken = brokenPicture(file, 'AVATAR')
      if (broken) throw new Error(broken)
      const { fileId } = await sendPicture(file, 'AVATAR')
      return call(chooseAvatar, { body: { avatarType: 'CUSTOM', fileId } })
    },
    onSuccess: () => {
      void refresh(playerAvatar, memberInfo)
      toast('success', text('sec.avatar.done'))
    },
  })
  const input = useRef<HTMLInputElement>(null)
  const asked = choose.isPending ? choose.variables.body : undefined
  const chosen = asked?.avatarType === 'STATIC' ? asked.avatar : own.data?.avatar
  return (
    <section className="card security-card">
      <h2>{text('sec.profile.title')}</h2>
      <p>
        <b>{member?.nickname || member?.account}</b>
      </p>
      <RefusalNote error={gallery.error ?? own.error ?? choose.error} />
      {upload.error && (
        <p className="note" role="alert">
          {whyNot(upload.error)}
        </p>
      )}
      <fieldset className="avatars">
        <legend className="sr">{text('sec.avatar.title')}</legend>
        {!gallery.data && !gallery.error && <Skeleton style={{ height: 120 }} />}
        {own.data?.avatarType === 'CUSTOM' && (
          <button type="button" aria-pressed={chosen === own.data.avatar} aria-label={text('sec.avatar.own')}>
            <img src={own.data.avatarUrl} alt="" width="52" height="52" />
          </button>
        )}
        {gallery.data?.list.map(({ id, url }, index) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            aria-label={text('sec.avatar.nth', { no: index + 1 })}
            onClick={() => choose.mutate({ body: { avatarType: 'STATIC', avatar: id } })}
          >
            <img src={url} alt="" width="52" height="52" loading="lazy" />
          </button>
        ))}
      </fieldset>
      <input
        ref={input}
        className="sr"
        type="file"
        accept="image/png,image/jpeg"
        tabIndex={-1}
        aria-hidden
        data-testid="avatar"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) upload.mutate(file)
          event.target.value = ''
        }}
      />
      <Button look="line" busy={upload.isPending} onClick={() => input.current?.click()}>
        <ImagePlus className="i s" aria-hidden />
        {text('sec.avatar.upload')}
      </Button>
      <p className="hint">{text('sec.avatar.hint', { mb: AVATAR_BYTES / 1024 / 1024 })}</p>
      <Button look="line" onClick={onEdit}>
        {text('sec.profile.edit')}
      </Button>
    </section>
  )
}

/** Why a picture was not taken, also one that needn't be sent to be refused. */
const whyNot = (error: Error): string =>
  error.message === 'FILE_TYPE' || error.message === 'AVATAR_SIZE'
    ? text(`refusal.${error.message}`)
    : sentenceOf(error)

/** Everything a member can say of themselves. */
export function Profile({ onClose }: { onClose: () => void }) {
  const own = useQuery({ ...q(ownProfile), staleTime: 0 })
  return (
    <Modal title={text('sec.profile.edit')} onClose={onClose}>
      <RefusalNote error={own.error} />
      {own.data ? (
        <Fields fields={own.data.fields} onDone={onClose} />
      ) : (
        !own.error && <Skeleton style={{ height: 420 }} />
      )}
    </Modal>
  )
}

function Fields({ fields, onDone }: { fields: readonly ProfileRow[]; onDone: () => void }) {
  const { limits } = useBrand()
  const [typed, setTyped] = useState<Partial<Record<ProfileField, string>>>({})
  const bornRule = fields.find(({ field }) => field === 'birthday')?.patternId ?? null
  const save = useForm({
    // A day that can't be taken needn't be sent to be refused.
    ready: () => !birthdayError(dateIn(typed.birthday ?? '', bornRule), limits.minAge),
    focusesWrong: true,
    send: () => call(saveProfile, { body: typed }),
    onDone: async () => {
      const read = refresh(ownProfile, memberInfo, securityOverview)
      toast('success', text('sec.profile.saved'))
      onDone()
      await read
    },
  })
  const refused = isRefused(save.error, 'REG_FIELD') ? save.error.fields.map(({ field }) => field) : []
  return (
    <form className="form profile-fields" onSubmit={save.submit} noValidate>
      <RefusalNote error={save.error} />
      {fields.map((row) => {
        const { field, value, locked, maxLength, patternId } = row
        const error = refused.includes(field) ? profileWrong(row) : undefined
        const set = (next: string) => setTyped({ ...typed, [field]: next })
        if (field === 'birthday' && !locked)
          return (
            <BirthdayField
              key={field}
              label={text('field.birthday')}
              value={dateIn(typed.birthday ?? value, patternId)}
              onValue={(next) => set(dateAs(next, patternId))}
              error={error}
              hint={text('birthday.once')}
              tried={save.tried}
            />
          )
        return (
          <TextField
            key={field}
            label={text(`field.${field}`)}
            value={typed[field] ?? value}
            onValue={set}
            readOnly={locked}
            maxLength={maxLength}
            {...(locked && { hint: text('sec.profile.locked') })}
            {...(error && { error })}
          />
        )
      })}
      <Button look="gold" block type="submit" busy={save.busy}>
        {text('sec.save')}
      </Button>
    </form>
  )
}
