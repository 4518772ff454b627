import type { Product } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useState, type ReactNode } from 'react'
import { ppmOf } from '@senluna/web/ui/fields/typed-share.ts'

interface Props<Column extends string> {
  products: readonly Product[]
  columns: readonly (readonly [name: Column, title: string])[]
  /** What is typed, a row a product. */
  value: readonly Readonly<Record<Column, string>>[]
  onValue: (value: Record<Column, string>[]) => void
  tried: boolean
  /** What stands under a product’s name. */
  about?: (place: number) => ReactNode
}

/** Percentages by product, with a row that sets all of them. */
export function PercentGrid<Column extends string>(props: Props<Column>) {
  const { products, columns, value, onValue, tried, about } = props
  const [all, setAll] = useState<Partial<Record<Column, string>>>({})
  const set = (place: number, column: Column, typed: string) =>
    onValue(value.map((row, nth) => (nth === place ? { ...row, [column]: typed } : { ...row })))
  const setEach = () => onValue(value.map((row) => ({ ...row, ...all })))
  return (
    <table className="crd-grid">
      <thead>
        <tr>
          <th scope="col">{text('credit.tab.positions')}</th>
          {columns.map(([name, title]) => (
            <th key={name} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map((product, place) => (
          <tr key={product}>
            <th scope="row">
              {text(`product.${product}`)}
              {about?.(place)}
            </th>
            {columns.map(([name, title]) => (
              <td key={name}>
                <Percent
                  label={`${text(`product.${product}`)} · ${title}`}
                  value={value[place]?.[name] ?? ''}
                  isBad={tried && ppmOf(value[place]?.[name] ?? '') === undefined}
                  onValue={(typed) => set(place, name, typed)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Button size="sm" onClick={setEach}>
              {text('credit.position.all')}
            </Button>
          </th>
          {columns.map(([name, title]) => (
            <td key={name}>
              <Percent
                label={`${text('credit.position.all')} · ${title}`}
                value={all[name] ?? ''}
                isBad={false}
                onValue={(typed) => setAll({ ...all, [name]: typed })}
              />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

interface PercentProps {
  label: string
  value: string
  isBad: boolean
  onValue: (typed: string) => void
}

const Percent = ({ label, value, isBad, onValue }: PercentProps) => (
  <div className={isBad ? 'input bad' : 'input'}>
    <input
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isBad || undefined}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  </div>
)
