import './contracts.css'
import { deskContracts, offerHouseContract } from '@senluna/contract/desk/contracts.ts'
import { CONTRACT_KINDS, type ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import {
  firstTyped,
  readTyped,
  typedPpm,
  wrongInTyped,
  type TypedTerms,
} from '@senluna/web/ui/contracts/typed-terms.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Reason } from '../../forms/Reason.tsx'
import { listOf } from '../../list/spec.ts'
import { brandExponent, say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { Scope } from './Scope.tsx'
import { Tiers } from './Tiers.tsx'

/** The way to offer a contract of the house. */
export function HouseOffer() {
  const may = useRight('contracts.edit')
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button look="gold" size="sm" onClick={() => setOpen(true)}>
        <Plus className="i s" aria-hidden />
        {say('desk.contracts.offer')}
      </Button>
      {open && <OfferForm onClose={() => setOpen(false)} />}
    </>
  )
}

const begin = (kind: ContractKind): TypedTerms =>
  firstTyped(kind, brandExponent(), { tiers: [], products: [...PRODUCTS] })

/** Whom, which kind, and the terms; what is wrong with them is said while they are typed. */
function OfferForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<ContractKind>('DIVIDEND')
  const [typed, setTyped] = useState(() => begin('DIVIDEND'))
  const [vendorFee, setVendorFee] = useState('0')
  const [tried, setTried] = useState(false)
  const terms = readTyped(typed, brandExponent())
  const vendorFeePpm = typedPpm(vendorFee)
  const wrong = terms ? wrongInTyped(kind, terms, null) : []
  const change = (more: Partial<TypedTerms>) => setTyped({ ...typed, ...more })
  return (
    <Reason
      title={say('desk.contracts.offer')}
      action={say('desk.contracts.offer')}
      size="wide"
      guards
      ready={() => {
        setTried(true)
        return name.trim() !== '' && terms !== undefined && vendorFeePpm !== undefined && wrong.length === 0
      }}
      onDo={async (reason) => {
        const body = { name: name.trim(), kind, ...terms!, ...(kind === 'DIVIDEND' ? { vendorFeePpm } : {}) }
        await call(offerHouseContract, { body }, { reason })
        await client.invalidateQueries({ queryKey: listOf(deskContracts).key })
        toast('info', say('desk.act.waits', { name: say('desk.contracts.offer') }))
      }}
      onClose={onClose}
    >
      <TextField
        label={say('desk.contracts.holder')}
        hint={say('desk.contracts.holder.hint')}
        required
        value={name}
        onValue={setName}
        {...(tried && name.trim() === '' ? { error: say('desk.contracts.needed') } : {})}
      />
      <Select
        label={say('desk.contracts.kind')}
        value={kind}
        options={CONTRACT_KINDS.map((option) => [option, say(`desk.contracts.kind.${option}`)] as const)}
        onValue={(option) => {
          setKind(option)
          setTyped(begin(option))
        }}
      />
      <Tiers kind={kind} tiers={typed.tiers} onTiers={(tiers) => change({ tiers })} />
      <Scope kind={kind} typed={typed} onChange={change} />
      {kind !== 'REALTIME_SALARY' && (
        <TextField
          label={say('desk.contracts.active')}
          inputMode="numeric"
          value={typed.activeMinValidBet}
          onValue={(activeMinValidBet) => change({ activeMinValidBet })}
        />
      )}
      <TextField
        label={say('desk.contracts.cap')}
        hint={say('desk.contracts.cap.hint')}
        inputMode="numeric"
        value={typed.cap}
        onValue={(cap) => change({ cap })}
      />
      {kind === 'DIVIDEND' && (
        <TextField
          label={say('desk.contracts.vendorFee')}
          inputMode="decimal"
          value={vendorFee}
          onValue={setVendorFee}
          {...(vendorFeePpm === undefined ? { error: say('desk.contracts.noNumber') } : {})}
        />
      )}
      {(wrong.length > 0 || (tried && terms === undefined)) && (
        <output className="note desk-ctr-wrong">
          {terms === undefined && <span>{say('desk.contracts.noNumber')}</span>}
          {wrong.map((error) => (
            <span key={error}>{say(`desk.contracts.wrong.${error}`)}</span>
          ))}
        </output>
      )}
    </Reason>
  )
}
