import type { ContractShown } from '@senluna/contract/agent/contract-shapes.ts'
import { BASES_OF, PERIODS_OF } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { text } from '@senluna/web/client/text.ts'
import type { TypedTerms } from '@senluna/web/ui/contracts/typed-terms.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { grouped, typedMoney } from '@senluna/web/ui/fields/typed-amount.ts'
import { useBrand } from '../../../brand.ts'
import { productName } from '../../../shell/nav/product-name.ts'

interface FieldsProps {
  kind: ContractShown['kind']
  typed: TypedTerms
  onChange: (more: Partial<TypedTerms>) => void
}

/** Of which products, by which periods and on what the pay is. */
export function ScopeFields({
  kind,
  offerable,
  typed,
  onChange,
}: FieldsProps & { offerable: ContractShown['products'] }) {
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

/** Who is active, the most of a period, and what is carried on. */
export function MoneyFields({ kind, typed, onChange }: FieldsProps) {
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
