import './what-if.css'
import { agentAccounts } from '@senluna/contract/agent/team.ts'
import { whatIf, type TriedPeriod } from '@senluna/contract/agent/what-if.ts'
import type { ContractShown } from '@senluna/contract/agent/contract-shapes.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { readTyped, typedAsTheyAre, wrongInTyped, type TypedTerms } from '@senluna/web/ui/contracts/typed-terms.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useBrand } from '../../../brand.ts'
import { isInForce, useContracts } from '../contract-calls.ts'
import { MoneyFields, ScopeFields } from '../offer/TermFields.tsx'
import { TierFields } from '../offer/TierFields.tsx'
import { TriedPeriods } from './TriedPeriods.tsx'

/** What the last closed periods would have paid under other terms; nothing is offered. */
export function WhatIf({ kind, mayOffer }: { kind: ContractKind; mayOffer: boolean }) {
  const { read, list } = useContracts({ side: 'HOLDER', kind })
  const [isOpen, setOpen] = useState(false)
  const own = list.find(isInForce)
  if (!read.data || !own) return null
  return (
    <section className="ag-section">
      <header>
        <h2>{text('whatIf.title')}</h2>
        <small>{text('whatIf.hint')}</small>
      </header>
      {isOpen ? (
        <Form kind={kind} own={own} mayOffer={mayOffer} />
      ) : (
        <div>
          <Button look="line" size="sm" onClick={() => setOpen(true)}>
            {text('whatIf.open')}
          </Button>
        </div>
      )}
    </section>
  )
}

type Tried = { name: string; isOwn: boolean; periods: TriedPeriod[] }

function Form({ kind, own, mayOffer }: { kind: ContractKind; own: ContractShown; mayOffer: boolean }) {
  const { exponent } = useBrand().currency
  const [typed, setTyped] = useState<TypedTerms>(() => typedAsTheyAre(kind, exponent, own))
  const [name, setName] = useState('')
  const holder = useDownline(name)
  const isOwn = name.trim() === ''
  const terms = readTyped(typed, exponent)
  const wrong = terms ? wrongInTyped(kind, terms, isOwn ? null : own.tiers) : []
  const change = (more: Partial<TypedTerms>) => setTyped({ ...typed, ...more })
  const attempt = useMutation({
    mutationFn: async (): Promise<Tried> => {
      const whose = isOwn ? {} : { holderId: holder.found!.id }
      const { periods } = await call(whatIf, { body: { ...whose, kind, ...terms! } })
      return { name: isOwn ? text('team.me') : holder.found!.account, isOwn, periods }
    },
  })
  const isReady = terms !== undefined && wrong.length === 0 && (isOwn || holder.found !== undefined)
  return (
    <form
      className="card form what-if"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) attempt.mutate()
      }}
    >
      {mayOffer && (
        <TextField
          label={text('whatIf.whose')}
          list={holder.listId}
          autoComplete="off"
          spellCheck={false}
          placeholder={text('team.me')}
          value={name}
          onValue={setName}
          hint={text('whatIf.whose.hint')}
          {...(holder.isUnknown ? { error: text('contract.below.none') } : {})}
        />
      )}
      <datalist id={holder.listId}>
        {holder.list.map(({ id, account }) => (
          <option key={id} value={account}>
            {account}
          </option>
        ))}
      </datalist>
      <TierFields kind={kind} tiers={typed.tiers} onTiers={(tiers) => change({ tiers })} />
      <ScopeFields kind={kind} offerable={isOwn ? [...PRODUCTS] : own.products} typed={typed} onChange={change} />
      <MoneyFields kind={kind} typed={typed} onChange={change} />
      {wrong.length > 0 && (
        <output className="note ctr-wrong">
          {wrong.map((error) => (
            <span key={error}>{text(`contract.wrong.${error}`)}</span>
          ))}
        </output>
      )}
      <RefusalNote error={attempt.error} />
      <div>
        <Button look="gold" type="submit" busy={attempt.isPending} disabled={!isReady}>
          {text('whatIf.try')}
        </Button>
      </div>
      <div aria-live="polite">{attempt.data && <TriedPeriods kind={kind} {...attempt.data} />}</div>
    </form>
  )
}

/** An agent right below, by its name. */
function useDownline(typed: string) {
  const listId = useId()
  const name = typed.trim().toLowerCase()
  const read = useQuery({ ...q(agentAccounts, { query: { name } }), enabled: name !== '' })
  const list = read.data?.list.filter(({ type }) => type === ACCOUNT_TYPE.AGENT) ?? []
  const isUnknown = read.data !== undefined && name !== '' && list.length === 0
  return { listId, list, found: list.find(({ account }) => account === name), isUnknown }
}
