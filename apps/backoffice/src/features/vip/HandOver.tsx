import { deskVip, handOverVip } from '@senluna/contract/desk/members/vip.ts'
import { act } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { FormModal } from '../../forms/FormModal.tsx'
import { Reason } from '../../forms/Reason.tsx'
import { say } from '../../say.ts'

/** Hands all members of a colleague over to another, who may have left. */
export function HandOver({ onClose }: { onClose: () => void }) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [asking, setAsking] = useState(false)
  const hand = async (reason: string) => {
    await act(
      handOverVip,
      { body: { from: from.trim(), to: to.trim() } },
      {
        reason,
        refreshes: [deskVip],
        done: ({ members }) => toast('success', say('desk.vip.handover.done', { members })),
      },
    )
    onClose()
  }
  return (
    <FormModal title={say('desk.vip.handover')} onClose={onClose}>
      <div className="form">
        <p>{say('desk.vip.handover.about')}</p>
        <TextField label={say('desk.vip.handover.from')} value={from} maxLength={64} onValue={setFrom} />
        <TextField label={say('desk.vip.handover.to')} value={to} maxLength={64} onValue={setTo} />
        <Button look="gold" block disabled={!from.trim() || !to.trim()} onClick={() => setAsking(true)}>
          {say('desk.vip.handover')}
        </Button>
        {asking && (
          <Reason
            title={say('desk.vip.handover')}
            action={say('desk.vip.handover')}
            onDo={hand}
            onClose={() => setAsking(false)}
          />
        )}
      </div>
    </FormModal>
  )
}
