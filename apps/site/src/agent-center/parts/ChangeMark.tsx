import { numbers } from '@senluna/kit/text/formatters.ts'
import { numberLocale, text } from '@senluna/web/client/text.ts'
import { changeOf } from './change.ts'

interface Props {
  now: bigint
  before: bigint
  /** Whether more is better, or worse; absent where it is neither. */
  better?: 'more' | 'less'
}

/** By how much a figure rose or fell against the period before. */
export function ChangeMark({ now, before, better }: Props) {
  const tenths = changeOf(now, before)
  if (tenths === undefined || tenths === 0) return null
  const rose = tenths > 0
  const size = numbers(numberLocale(), { style: 'percent', maximumFractionDigits: 1 }).format(Math.abs(tenths) / 1_000)
  const look = better === undefined ? '' : rose === (better === 'more') ? 'good' : 'bad'
  return (
    <span className={`ag-change num ${look}`}>
      <span aria-hidden>{`${rose ? '▲' : '▼'} ${size}`}</span>
      <span className="sr">{text(rose ? 'team.change.up' : 'team.change.down', { percent: size })}</span>
    </span>
  )
}
