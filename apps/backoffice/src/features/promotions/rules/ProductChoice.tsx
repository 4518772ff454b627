import { PRODUCTS } from '@senluna/kit/product.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { say, wordOf } from '../../../say.ts'
import type { RuleProps } from './RuleText.tsx'

/** The products whose bets count. */
export function ProductChoice({
  rules: { products },
  set,
  label = say('desk.promotions.rule.products'),
}: {
  rules: Pick<RuleProps['rules'], 'products'>
  set: (change: Pick<RuleProps['rules'], 'products'>) => void
  label?: string
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
    </fieldset>
  )
}
