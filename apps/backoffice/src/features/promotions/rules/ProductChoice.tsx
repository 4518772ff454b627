import { PRODUCTS } from '@senluna/kit/product.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { say, wordOf } from '../../../say.ts'
import type { RuleProps } from './RuleText.tsx'

/** The products whose bets count. */
export function ProductChoice({
  rules: { products },
  set,
  label = say('desk.promotions.rule.products'),
  needed = false,
}: {
  rules: Pick<RuleProps['rules'], 'products'>
  set: (change: Pick<RuleProps['rules'], 'products'>) => void
  label?: string
  /** At least one must be chosen, and the choice says so while none is. */
  needed?: boolean
}) {
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      {PRODUCTS.map((product) => (
        <Checkbox
          key={product}
          checked={products.includes(product)}
          onChecked={(chosen) =>
            set({ products: chosen ? [...products, product] : products.filter((other) => other !== product) })
          }
        >
          {wordOf('desk.approvals.field', product)}
        </Checkbox>
      ))}
      {needed && products.length === 0 && <NoneChosen />}
    </fieldset>
  )
}

/** Said where one of a list must be chosen and none is. */
export const NoneChosen = () => (
  <p className="err" role="alert">
    {say('desk.promotions.bad.none')}
  </p>
)
