import './rates.css'
import type { RatesOnWire } from '@senluna/contract/agent/rates.ts'
import { rateStepOf } from '@senluna/kit/agents/rebates/rates.ts'
import { PRODUCTS, type Product } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { useId } from 'react'
import { productName } from '../../shell/nav/product-name.ts'
import { rateText } from './rate-text.ts'

interface Props {
  /** The most that can be given, by product; without one there is no slider. */
  own: RatesOnWire
  value: RatesOnWire
  onValue: (rates: RatesOnWire) => void
  /** What stands now, shown struck beside what is chosen. */
  before?: RatesOnWire
  disabled?: boolean
}

/** One slider a product, from nothing to one's own rate. */
export function RateSliders({ own, value, onValue, before, disabled }: Props) {
  const products = PRODUCTS.filter((product) => own[product] !== undefined)
  if (products.length === 0) return <p className="hint">{text('down.rates.none')}</p>
  return (
    <div className="ag-rates">
      {products.map((product) => (
        <RateSlider
          key={product}
          product={product}
          most={Math.max(own[product] ?? 0, before?.[product] ?? 0)}
          own={own[product] ?? 0}
          value={value[product] ?? 0}
          before={before ? (before[product] ?? 0) : undefined}
          disabled={disabled}
          onValue={(ppm) => onValue({ ...value, [product]: ppm })}
        />
      ))}
    </div>
  )
}

interface SliderProps {
  product: Product
  most: number
  own: number
  value: number
  before: number | undefined
  disabled: boolean | undefined
  onValue: (ppm: number) => void
}

function RateSlider({ product, most, own, value, before, disabled, onValue }: SliderProps) {
  const id = useId()
  const isChanged = before !== undefined && before !== value
  return (
    <div className={isChanged ? 'ag-rate changed' : 'ag-rate'}>
      <label htmlFor={id}>{productName(product)}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={rateStepOf(product)}
        value={value}
        style={{ backgroundSize: `${most === 0 ? 0 : (value / most) * 100}% 100%` }}
        disabled={disabled || most === 0}
        aria-valuetext={rateText(value)}
        onChange={(event) => onValue(Math.min(Number(event.target.value), own))}
      />
      <b className="num">
        {isChanged && <s>{rateText(before)}</s>} {rateText(value)}
      </b>
      <small className="num">{text('down.rate.own', { rate: rateText(own) })}</small>
    </div>
  )
}
