import { agentAccounts } from '@senluna/contract/agent/team.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { DownlineContracts } from '../DownlineContracts.tsx'

/** An agent below the reader, by name, and what it holds of a kind. */
export function OfferBelow({ kind }: { kind: ContractKind }) {
  const list = useId()
  const [typed, setTyped] = useState('')
  const name = typed.trim().toLowerCase()
  const read = useQuery({ ...q(agentAccounts, { query: { name } }), enabled: name !== '' })
  const agents = read.data?.list.filter(({ type }) => type === ACCOUNT_TYPE.AGENT) ?? []
  const chosen = agents.find(({ account }) => account === name)
  return (
    <section className="ag-section">
      <header>
        <h2>{text('contract.below')}</h2>
        <small>{text('contract.below.hint')}</small>
      </header>
      <div className="ctr-find">
        <TextField
          label={text('team.account')}
          list={list}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onValue={setTyped}
          {...(read.data && agents.length === 0 ? { hint: text('contract.below.none') } : {})}
        />
        <datalist id={list}>
          {agents.map(({ id, account }) => (
            <option key={id} value={account}>
              {account}
            </option>
          ))}
        </datalist>
      </div>
      {chosen && <DownlineContracts key={chosen.id} memberId={chosen.id} account={chosen.account} kind={kind} />}
    </section>
  )
}
