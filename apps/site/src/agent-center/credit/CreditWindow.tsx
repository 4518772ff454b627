import {
  agentCredit,
  creditDownlines,
  creditExposure,
  giveDownlineCredit,
  type CreditDownline,
} from '@senluna/contract/agent/credit/credit.ts'
import { act } from '@senluna/web/client/query.ts'
import { randomUuid } from '@senluna/web/client/call/identity.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { grouped, typedMoney } from '@senluna/web/ui/fields/typed-amount.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { BoundsForm } from './BoundsForm.tsx'

interface Props {
  of: CreditDownline
  /** What the agent may still give, as digits. */
  left: string
  onClose: () => void
}

/** The credit of somebody right below and, of an agent, how much it may take of results. */
export function CreditWindow({ of, left, onClose }: Props) {
  const { currency } = useBrand()
  const { exponent } = currency
  const [typed, setTyped] = useState(grouped(of.credit, exponent))
  // One window is one intention: sent again after a failure it is the same.
  const [key, setKey] = useState(randomUuid)
  const credit = typedMoney(typed, exponent)
  const form = useForm({
    ready: () => credit !== undefined,
    focusesWrong: true,
    send: () =>
      act(
        giveDownlineCredit,
        { params: { id: of.id }, body: { credit: credit ?? '0' } },
        { idempotencyKey: key, refreshes: [creditDownlines, agentCredit, creditExposure] },
      ),
    onDone: () => {
      toast('success', text('credit.saved'))
      onClose()
    },
    onRefused: () => setKey(randomUuid()),
  })
  const most = (BigInt(left) + BigInt(of.credit)).toString()
  return (
    <Modal title={text('credit.edit.title', { name: of.account })} onClose={onClose}>
      <form className="form" onSubmit={form.submit} noValidate>
        <TextField
          label={text('credit.amount')}
          inputMode="numeric"
          autoComplete="off"
          required
          value={typed}
          hint={text('credit.amount.hint', { amount: moneyText(most, currency) })}
          {...(form.tried && credit === undefined ? { error: text('refusal.VAL_FIELD') } : {})}
          onValue={(next) => setTyped(grouped(next, exponent))}
        />
        <RefusalNote error={form.error} />
        <div className="modal-foot">
          <Button onClick={onClose}>{text('agent.close')}</Button>
          <Button look="gold" type="submit" busy={form.busy}>
            {text('credit.save')}
          </Button>
        </div>
      </form>
      {of.positions && <BoundsForm id={of.id} name={of.account} positions={of.positions} />}
    </Modal>
  )
}
