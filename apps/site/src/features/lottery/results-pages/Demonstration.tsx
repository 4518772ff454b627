import { text } from '@senluna/web/client/text.ts'
import { useBrand } from '../../../brand.ts'

/** Results that the house drew for a demonstration are never taken for official ones. */
export function Demonstration({ shown }: { shown: boolean }) {
  const { brandName } = useBrand()
  if (!shown) return null
  return (
    <p className="rp-demo" role="note">
      <b className="tag soft">{text('lottery.play.source.DEMONSTRATION')}</b>{' '}
      {text('lottery.results.demo', { brand: brandName })}
    </p>
  )
}
