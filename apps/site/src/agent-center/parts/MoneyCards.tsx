import { moneyText } from '@senluna/web/ui/money/format.ts'
import type { ReactNode } from 'react'
import { useBrand } from '../../brand.ts'
import { ChangeMark } from './ChangeMark.tsx'

/** One figure: an amount as digits, and what it was in the period before. */
export interface MoneyCard {
  key: string
  name: string
  value: string
  previous?: string
  better?: 'more' | 'less'
  /** The one that all others lead to. */
  main?: boolean
}

/** Amounts side by side, each with its change against the period before. */
export function MoneyCards({ label, cards, note }: { label: string; cards: readonly MoneyCard[]; note?: ReactNode }) {
  const { currency } = useBrand()
  return (
    <div>
      <dl className="card ag-cards" aria-label={label}>
        {cards.map(({ key, name, value, previous, better, main }) => (
          <div key={key} className={main ? 'ag-lead' : undefined}>
            <dt>{name}</dt>
            <dd className={value.startsWith('-') ? 'num neg' : 'num'}>
              <bdi dir="ltr">{moneyText(value, currency)}</bdi>
              {previous !== undefined && <ChangeMark now={BigInt(value)} before={BigInt(previous)} better={better} />}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="ag-note">{note}</p>}
    </div>
  )
}
