import { protection } from '@senluna/contract/member/protection.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../../brand.ts'

/**
 * The member's own limit on what may be lost in a day, with what it has taken; not there where none
 * is set.
 */
export function DayLimit() {
  const { currency } = useBrand()
  const standing = useQuery(q(protection)).data
  const own = standing?.limits.find(({ kind }) => kind === 'lossDay')
  if (!own || own.value === null) return null
  const [used, value] = [BigInt(own.used ?? 0), BigInt(own.value)]
  const percent = value === 0n ? 100 : Math.min(100, Number((used * 100n) / value))
  return (
    <div className="lim num">
      <span>
        {text('lottery.play.dayLimit')}
        <bdi dir="ltr">
          {moneyText(used.toString(), currency)} / {moneyText(own.value, currency)}
        </bdi>
      </span>
      <i className="bar" aria-hidden>
        <i style={{ width: `${percent}%` }} />
      </i>
    </div>
  )
}
