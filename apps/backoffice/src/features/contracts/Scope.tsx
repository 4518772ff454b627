import { BASES_OF, PERIODS_OF, type ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import type { TypedTerms } from '@senluna/web/ui/contracts/typed-terms.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { say, wordOf } from '../../say.ts'

const CARRY_MODES = ['WITHIN_MONTH', 'NONE', 'UNLIMITED'] as const

interface FieldProps {
  typed: TypedTerms
  onChange: (more: Partial<TypedTerms>) => void
}

/** Whose bets count. */
export function Products({ typed, onChange }: FieldProps) {
  const toggle = (product: (typeof PRODUCTS)[number], isOn: boolean) =>
    onChange({ products: PRODUCTS.filter((other) => (other === product ? isOn : typed.products.includes(other))) })
  return (
    <fieldset className="desk-ctr-products">
      <legend>{say('desk.contracts.products')}</legend>
      {PRODUCTS.map((product) => (
        <Checkbox key={product} checked={typed.products.includes(product)} onChecked={(isOn) => toggle(product, isOn)}>
          {wordOf('desk.product', product)}
        </Checkbox>
      ))}
    </fieldset>
  )
}

/** What becomes of a period that the team won. */
export const Carry = ({ typed, onChange }: FieldProps) => (
  <Select
    label={say('desk.contracts.carry')}
    value={typed.carryMode}
    options={CARRY_MODES.map((mode) => [mode, say(`desk.contracts.carry.${mode}`)] as const)}
    onValue={(carryMode) => onChange({ carryMode })}
  />
)

/** What holds for all tiers of an offer: products, period, basis, what is carried. */
export function Scope({ kind, ...field }: FieldProps & { kind: ContractKind }) {
  const { typed, onChange } = field
  return (
    <>
      <Products {...field} />
      {PERIODS_OF[kind].length > 1 && (
        <Select
          label={say('desk.contracts.period')}
          value={typed.period}
          options={PERIODS_OF[kind].map((period) => [period, say(`desk.contracts.period.${period}`)] as const)}
          onValue={(period) => onChange({ period })}
        />
      )}
      {BASES_OF[kind].length > 1 && (
        <Select
          label={say('desk.contracts.basis')}
          value={typed.basis}
          options={BASES_OF[kind].map((basis) => [basis, say(`desk.contracts.basis.${basis}`)] as const)}
          onValue={(basis) => onChange({ basis })}
        />
      )}
      {kind === 'DIVIDEND' && <Carry {...field} />}
    </>
  )
}
