import { levelOf } from '@senluna/kit/games/volatility.ts'
import { text } from '@senluna/web/client/text.ts'
import { spreadText } from '../../ui/spread.ts'

/** How far a slot's rounds stray: in a word, and as the certificate says it. */
export function SpreadLine({ deviation }: { deviation: string }) {
  const level = text(`game.rules.level.${levelOf(Number(deviation))}`)
  return <li>{text('game.rules.volatility', { level, deviation: spreadText(deviation) })}</li>
}
