import './contracts.css'
import { offerContract } from '@senluna/contract/agent/contracts.ts'
import type { ContractShown } from '@senluna/contract/agent/contract-shapes.ts'
import { BASES_OF, PERIODS_OF } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { act } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { grouped, typedMoney } from '@senluna/web/ui/fields/typed-amount.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { productName } from '../../shell/nav/product-name.ts'
import { CONTRACT_READS } from './contract-calls.ts'
import { TierTable } from './Terms.tsx'
import { TierFields } from './TierFields.tsx'
import { firstTyped, readTyped, wrongInTyped, type TypedTerms } from '@senluna/web/ui/contracts/typed-terms.ts'

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
  const [typed, setTyped] = useState<TypedTerms>(() => firstTyped(kind, exponent, current ?? own))
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

interface FieldsProps {
  kind: ContractShown['kind']
  typed: TypedTerms
  onChange: (more: Partial<TypedTerms>) => void
}

function ScopeFields({ kind, offerable, typed, onChange }: FieldsProps & { offerable: ContractShown['products'] }) {
  const all = [...new Set([...offerable, ...typed.products])]
  const toggle = (product: (typeof all)[number], isOn: boolean) =>
    onChange({ products: all.filter((other) => (other === product ? isOn : typed.products.includes(other))) })
  return (
    <>
      <fieldset className="ctr-products">
        <legend>{text('contract.products')}</legend>
        {all.map((product) => (
          <Checkbox
            key={product}
            checked={typed.products.includes(product)}
            onChecked={(isOn) => toggle(product, isOn)}
          >
            {productName(product)}
          </Checkbox>
        ))}
      </fieldset>
      {PERIODS_OF[kind].length > 1 && (
        <Select
          label={text('contract.period')}
          value={typed.period}
          options={PERIODS_OF[kind].map((period) => [period, text(`contract.period.${period}`)] as const)}
          onValue={(period) => onChange({ period })}
        />
      )}
      {BASES_OF[kind].length > 1 && (
        <Select
          label={text('contract.basis')}
          value={typed.basis}
          options={BASES_OF[kind].map((basis) => [basis, text(`contract.basis.${basis}`)] as const)}
          onValue={(basis) => onChange({ basis })}
        />
      )}
    </>
  )
}

const CARRY_MODES = ['WITHIN_MONTH', 'NONE', 'UNLIMITED'] as const

function MoneyFields({ kind, typed, onChange }: FieldsProps) {
  const { exponent } = useBrand().currency
  const wrong = (value: string) =>
    value.trim() === '' || typedMoney(value, exponent) !== undefined ? {} : { error: text('contract.noNumber') }
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <>
      {kind !== 'REALTIME_SALARY' && (
        <TextField
          {...digits}
          label={text('contract.active')}
          value={typed.activeMinValidBet}
          onValue={(value) => onChange({ activeMinValidBet: grouped(value, exponent) })}
          {...wrong(typed.activeMinValidBet)}
        />
      )}
      <TextField
        {...digits}
        label={text('contract.cap')}
        hint={text('contract.cap.hint')}
        value={typed.cap}
        onValue={(value) => onChange({ cap: grouped(value, exponent) })}
        {...wrong(typed.cap)}
      />
      {kind === 'DIVIDEND' && (
        <Select
          label={text('contract.carry')}
          value={typed.carryMode}
          options={CARRY_MODES.map((mode) => [mode, text(`contract.carry.${mode}`)] as const)}
          onValue={(carryMode) => onChange({ carryMode })}
        />
      )}
    </>
  )
}
