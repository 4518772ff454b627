import type { BrandDesk } from '@senluna/contract/desk/brand/brand.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { grouped, typedMoney, typedOf } from '@senluna/web/ui/fields/typed-amount.ts'
import { useState } from 'react'
import { say } from '../../say.ts'
import { Save } from './Save.tsx'
import { BrandPage } from './use-brand.tsx'

/** What a brand pays its agents without a second pair of eyes. */
export default function AgentPay() {
  return (
    <BrandPage title="desk.agentPay">
      {(brand) => <AutoApproval key={brand.dividendAutoApproveMax} brand={brand} />}
    </BrandPage>
  )
}

function AutoApproval({ brand }: { brand: BrandDesk }) {
  const { exponent, code } = brand.money
  const stands = brand.dividendAutoApproveMax
  const first = stands === '0' ? '' : typedOf(stands, exponent)
  const [typed, setTyped] = useState(first)
  const most = typed.trim() === '' ? '0' : typedMoney(typed, exponent)
  return (
    <section className="card pad" aria-label={say('desk.agentPay')}>
      <TextField
        label={`${say('desk.agentPay.max')} (${code})`}
        hint={say('desk.agentPay.max.hint')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onValue={(next) => setTyped(grouped(next, exponent))}
        {...(most === undefined ? { error: say('desk.agentPay.wrong') } : {})}
      />
      <Save
        setting="dividend"
        title={say('desk.agentPay')}
        value={most === '0' || most === undefined ? {} : { autoApproveMax: most }}
        changes={most === undefined || most === stands ? 0 : 1}
        onReset={() => setTyped(first)}
      />
    </section>
  )
}
