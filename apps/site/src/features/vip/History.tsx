import type { VipMine } from '@senluna/contract/site/vip.ts'
import { text } from '@senluna/web/client/text.ts'
import { momentText, moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { giftName } from './gift-name.ts'

/** How the level changed, and which gifts were claimed; nothing where there is neither. */
export function History({ mine }: { mine: VipMine }) {
  const { currency, timeZone } = useBrand()
  return (
    <div className="vip-past">
      {mine.history.length > 0 && (
        <section className="card" aria-labelledby="vip-history">
          <h2 id="vip-history">{text('vip.history')}</h2>
          <ul>
            {mine.history.map(({ id, from, to, at }) => (
              <li key={id}>
                <b>
                  <bdi dir="ltr">{text('vip.change', { from, to })}</bdi>
                </b>
                <span className="num">{momentText(at, timeZone)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {mine.claimed.length > 0 && (
        <section className="card" aria-labelledby="vip-given">
          <h2 id="vip-given">{text('vip.given')}</h2>
          <ul>
            {mine.claimed.map((gift) => (
              <li key={`${gift.kind} ${gift.period}`}>
                <span>
                  <b>{giftName(gift)}</b>
                  <span className="num">{momentText(gift.at, timeZone)}</span>
                </span>
                <b className="num vip-plus">
                  <bdi dir="ltr">+{moneyText(gift.amount, currency)}</bdi>
                </b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
