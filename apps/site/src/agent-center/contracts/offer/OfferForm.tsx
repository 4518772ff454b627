import '../contracts.css'
import { offerContract } from '@senluna/contract/agent/contracts.ts'
import type { ContractShown } from '@senluna/contract/agent/contract-shapes.ts'
import { act } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { useBrand } from '../../../brand.ts'
import { CONTRACT_READS } from '../contract-calls.ts'
import { TierTable } from '../Terms.tsx'
import { MoneyFields, ScopeFields } from './TermFields.tsx'
import { TierFields } from './TierFields.tsx'
import {
  firstTyped,
  readTyped,
  typedAsTheyAre,
  wrongInTyped,
  type TypedTerms,
} from '@senluna/web/ui/contracts/typed-terms.ts'

interface Props {
  holder: { id: ContractShown['holderId']; account: string }
  /** What the reader holds itself: nothing better may be offered. */
  own: ContractShown
  /** What the offer would replace. */
  current?: ContractShown | undefined
  onClose: () => void
}

/** Offers a contract; what is wrong with the terms is said while they are typed. */
export function OfferForm({ holder, own, current, onClose }: Props) {
  const { kind } = own
  const { exponent } = useBrand().currency
  const [typed, setTyped] = useState<TypedTerms>(() =>
    current ? typedAsTheyAre(kind, exponent, current) : firstTyped(kind, exponent, own),
  )
  const [note, setNote] = useState('')
  const terms = readTyped(typed, exponent)
  const wrong = terms ? wrongInTyped(kind, terms, own.tiers) : []
  const form = useForm({
    ready: () => terms !== undefined && wrong.length === 0,
    focusesWrong: true,
    send: () =>
      act(
        offerContract,
        { body: { holderId: holder.id, kind, ...terms!, ...(note.trim() === '' ? {} : { note: note.trim() }) } },
        { refreshes: CONTRACT_READS },
      ),
    onDone: () => {
      toast('success', text('contract.offer.sent', { name: holder.account }))
      onClose()
    },
  })
  const change = (more: Partial<TypedTerms>) => setTyped({ ...typed, ...more })
  return (
    <Modal title={text('contract.offer.title', { name: holder.account })} onClose={onClose}>
      <form className="form ctr-offer" onSubmit={form.submit} noValidate>
        <p>
          <b>{text(`contract.kind.${kind}`)}</b>
        </p>
        <details>
          <summary>{text('contract.offer.own')}</summary>
          <TierTable kind={kind} tiers={own.tiers} />
        </details>
        <TierFields kind={kind} tiers={typed.tiers} onTiers={(tiers) => change({ tiers })} />
        <ScopeFields kind={kind} offerable={own.products} typed={typed} onChange={change} />
        <MoneyFields kind={kind} typed={typed} onChange={change} />
        <TextField label={text('contract.note')} value={note} maxLength={140} onValue={setNote} />
        {wrong.length > 0 && (
          <output className="note ctr-wrong">
            {wrong.map((error) => (
              <span key={error}>{text(`contract.wrong.${error}`)}</span>
            ))}
          </output>
        )}
        <RefusalNote error={form.error} />
        <div className="modal-foot">
          <Button onClick={onClose}>{text('contract.back')}</Button>
          <Button look="gold" type="submit" busy={form.busy} disabled={terms === undefined || wrong.length > 0}>
            {text('contract.offer.send')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
