import { memberInfo } from '@senluna/contract/member/account.ts'
import { ownProfile, saveProfile } from '@senluna/contract/member/profile.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { q, refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormWindow } from './FormWindow.tsx'
import { profileWrong } from './profile-wrong.ts'
import { readAgain } from './read-again.ts'
import { useConfirmedForm } from './use-confirmed-form.ts'

/** The member's own name, as it stands on their bank account: entered once, in a single field. */
export function RealName({ onClose }: { onClose: () => void }) {
  const rules = useQuery({ ...q(ownProfile), staleTime: 0 }).data?.fields.find(({ field }) => field === 'payeeName')
  const [name, setName] = useState('')
  const save = useConfirmedForm({
    asksPassword: false,
    ready: () => name.trim() !== '',
    send: () => call(saveProfile, { body: { payeeName: name.trim() } }),
    onDone: () => {
      toast('success', text('sec.profile.saved'))
      void refresh(ownProfile, memberInfo)
      void readAgain()
      onClose()
    },
  })
  const isWrong = isRefused(save.error, 'REG_FIELD')
  const isEmpty = save.tried && name.trim() === ''
  return (
    <FormWindow
      title={text('withdraw.need.name')}
      form={save}
      submit={text('sec.save')}
      said={isWrong}
      onClose={onClose}
    >
      <TextField
        label={text('field.payeeName')}
        autoComplete="name"
        required
        maxLength={rules?.maxLength ?? 100}
        value={name}
        onValue={(typed) => {
          setName(typed)
          save.clearTried()
        }}
        hint={text('withdraw.need.name.hint')}
        {...(isWrong ? { error: profileWrong(rules) } : isEmpty ? { error: text('sec.needed') } : {})}
        data-autofocus
      />
    </FormWindow>
  )
}
