import type { Product } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useId, useState, type ReactNode } from 'react'
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
  const said = useId()
  const isBadAt = (place: number, name: Column) => tried && ppmOf(value[place]?.[name] ?? '') === undefined
  const isBad = products.some((_, place) => columns.some(([name]) => isBadAt(place, name)))
  const setEach = () => onValue(value.map((row) => ({ ...row, ...all })))
  return (
    <>
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
                    said={isBadAt(place, name) ? said : undefined}
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
                  said={undefined}
                  onValue={(typed) => setAll({ ...all, [name]: typed })}
                />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {isBad && (
        <p className="err" id={said}>
          {text('contract.noNumber')}
        </p>
      )}
    </>
  )
}

interface PercentProps {
  label: string
  value: string
  /** What says that it is wrong; absent while it isn’t. */
  said: string | undefined
  onValue: (typed: string) => void
}

const Percent = ({ label, value, said, onValue }: PercentProps) => (
  <div className={said ? 'input bad' : 'input'}>
    <input
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={said ? true : undefined}
      aria-describedby={said}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  </div>
)
