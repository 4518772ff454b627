import { memberInfo } from '@senluna/contract/account.ts'
import {
  avatarGallery,
  chooseAvatar,
  ownProfile,
  playerAvatar,
  saveProfile,
  type ProfileField,
  type ProfileRow,
} from '@senluna/contract/security.ts'
import { action, cache, keyOf, q } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/Field.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useMember } from '../../session.ts'
import { readAgain } from './use-security.ts'

/** The member's name and picture, and the way to the rest of the profile. */
export function ProfileCard({ onEdit }: { onEdit: () => void }) {
  const member = useMember()
  const gallery = useQuery({ ...q(avatarGallery), staleTime: Number.POSITIVE_INFINITY })
  const own = useQuery(q(playerAvatar))
  const choose = useMutation(action(chooseAvatar, { refreshes: [playerAvatar, memberInfo] }))
  const chosen = choose.isPending ? choose.variables.body?.avatar : own.data?.avatar
  return (
    <section className="card security-card">
      <h2>{text('sec.profile.title')}</h2>
      <p>
        <b>{member?.nickname || member?.account}</b>
      </p>
      <RefusalNote of={gallery.error ?? own.error ?? choose.error} />
      <fieldset className="avatars">
        <legend className="sr">{text('sec.avatar.title')}</legend>
        {!gallery.data && !gallery.error && <Skeleton style={{ height: 120 }} />}
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
      <Button look="line" onClick={onEdit}>
        {text('sec.profile.edit')}
      </Button>
    </section>
  )
}

/** Everything a member can tell of themselves. */
export function Profile({ onClose }: { onClose: () => void }) {
  const own = useQuery({ ...q(ownProfile), staleTime: 0 })
  return (
    <Modal title={text('sec.profile.edit')} onClose={onClose}>
      <RefusalNote of={own.error} />
      {own.data ? (
        <Fields fields={own.data.fields} onDone={onClose} />
      ) : (
        !own.error && <Skeleton style={{ height: 420 }} />
      )}
    </Modal>
  )
}

function Fields({ fields, onDone }: { fields: readonly ProfileRow[]; onDone: () => void }) {
  const [typed, setTyped] = useState<Partial<Record<ProfileField, string>>>({})
  const save = useMutation({
    ...action(saveProfile, { refreshes: [ownProfile, memberInfo] }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: keyOf(ownProfile) })
      void cache.invalidateQueries({ queryKey: keyOf(memberInfo) })
      void readAgain()
      toast('success', text('sec.profile.saved'))
      onDone()
    },
  })
  const refused = isRefused(save.error, 'REG_FIELD') ? save.error.fields.map(({ field }) => field) : []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ body: typed })
  }
  return (
    <form className="form profile-fields" onSubmit={submit} noValidate>
      <RefusalNote of={save.error} />
      {fields.map(({ field, value, locked, maxLength }) => (
        <TextField
          key={field}
          label={text(`field.${field}`)}
          value={typed[field] ?? value}
          onValue={(next) => setTyped({ ...typed, [field]: next })}
          readOnly={locked}
          maxLength={maxLength}
          {...(locked
            ? { hint: text('sec.profile.locked') }
            : field === 'birthday'
              ? { hint: text('sec.profile.birthday') }
              : {})}
          {...(refused.includes(field) && { error: text('sec.profile.wrong') })}
        />
      ))}
      <Button look="gold" block type="submit" busy={save.isPending}>
        {text('sec.save')}
      </Button>
    </form>
  )
}
