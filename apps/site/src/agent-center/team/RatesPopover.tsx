import type { Downline } from '@senluna/contract/agent/downlines.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { productName } from '../../shell/nav/product-name.ts'
import { rateText } from '../rates/rate-text.ts'

/** From the lowest rate to the highest; pressed, the rate of each product. */
export function RatesPopover({ account, rates }: Pick<Downline, 'account' | 'rates'>) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
    }
    const own = box.current
    own?.addEventListener('keydown', press)
    addEventListener('pointerdown', outside)
    addEventListener('focusin', outside)
    return () => {
      own?.removeEventListener('keydown', press)
      removeEventListener('pointerdown', outside)
      removeEventListener('focusin', outside)
    }
  }, [isOpen])
  const given = PRODUCTS.filter((product) => (rates[product] ?? 0) > 0)
  if (given.length === 0) return <>–</>
  return (
    <div ref={box} className="ag-pop">
      <button
        type="button"
        className="link num"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <bdi dir="ltr">{rangeText(given.map((product) => rates[product] ?? 0))}</bdi>
      </button>
      {isOpen && (
        <dl id={id} className="card" aria-label={text('down.rates.of', { name: account })}>
          {given.map((product) => (
            <div key={product}>
              <dt>{productName(product)}</dt>
              <dd className="num">
                <bdi dir="ltr">{rateText(rates[product] ?? 0)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** From the lowest rate to the highest. */
export function rangeText(rates: readonly number[]): string {
  if (rates.length === 0) return '–'
  const [least, most] = [Math.min(...rates), Math.max(...rates)]
  return least === most ? rateText(least) : `${rateText(least)} – ${rateText(most)}`
}
