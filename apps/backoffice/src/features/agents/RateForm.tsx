import {
  setAgentRates,
  treeAccountDetails,
  wrongRates,
  type TreeAccount,
} from '@senluna/contract/desk/members/agents.ts'
import { rate } from '@senluna/kit/money.ts'
import { PRODUCTS, type Product } from '@senluna/kit/product.ts'
import { act } from '@senluna/web/client/query.ts'
import { isRefused, Refused } from '@senluna/web/client/call/refused.ts'
import { percentOf, typedPpm } from '@senluna/web/ui/contracts/typed-terms.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { Reason } from '../../forms/Reason.tsx'
import { say, wordOf } from '../../say.ts'
import { rateText } from './words.ts'

type Wrong = Readonly<Partial<Record<Product, string>>>

function wrongIn(error: unknown): Wrong {
  const read = isRefused(error, 'AGT_RATE_RANGE') ? wrongRates.safeParse(error.value) : undefined
  const products = read?.success ? read.data.products : []
  return Object.fromEntries(
    products.map(({ product, errors }) => [product, errors.map((code) => wordOf('desk.agents.wrong', code)).join(' ')]),
  )
}

/** Asks for other rates of an account: only those that are different are sent. */
export function RateForm({ account, onClose }: { account: TreeAccount; onClose: () => void }) {
  const heldOf = (product: Product) => account.rates[product] ?? 0
  const [typed, setTyped] = useState<Readonly<Partial<Record<Product, string>>>>({})
  const [wrong, setWrong] = useState<Wrong>({})
  const [same, setSame] = useState(false)
  const rows = PRODUCTS.map((product) => {
    const text = typed[product] ?? percentOf(heldOf(product))
    return { product, text, ppm: typedPpm(text) }
  })
  const changed = rows.filter(({ product, ppm }) => ppm !== heldOf(product))
  const title = say('desk.agents.rates.change')
  return (
    <Reason
      title={`${title}: ${account.account}`}
      action={title}
      guards
      ready={() => {
        setSame(changed.length === 0)
        return changed.length > 0 && changed.every(({ ppm }) => ppm !== undefined)
      }}
      onDo={async (reason) => {
        const rates = Object.fromEntries(
          changed.flatMap(({ product, ppm }) => (ppm === undefined ? [] : [[product, rate(ppm)]])),
        )
        try {
          const params = { id: account.id }
          await act(setAgentRates, { params, body: { rates } }, { reason, refreshes: [treeAccountDetails] })
        } catch (error) {
          const found = wrongIn(error)
          setWrong(found)
          // The refusal's own words are an agent's; the fields say more.
          throw Object.keys(found).length > 0 ? new Refused('VAL_FIELD') : error
        }
        toast('info', say('desk.act.waits', { name: title }))
      }}
      onClose={onClose}
    >
      <p className="hint">{say('desk.agents.rates.about')}</p>
      <div className="desk-agt-fields">
        {rows.map(({ product, text, ppm }) => (
          <TextField
            key={product}
            label={wordOf('desk.product', product)}
            hint={say('desk.agents.rates.now', { rate: rateText(heldOf(product)) })}
            inputMode="decimal"
            value={text}
            onValue={(next) => {
              setTyped({ ...typed, [product]: next })
              setWrong({ ...wrong, [product]: undefined })
            }}
            error={ppm === undefined ? say('desk.agents.rates.noNumber') : wrong[product]}
          />
        ))}
      </div>
      {same && (
        <p className="err" role="alert">
          {say('desk.agents.rates.same')}
        </p>
      )}
    </Reason>
  )
}
