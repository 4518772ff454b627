import { text } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { CommonRules, PayRow, percent, span, SymbolRule } from '../../engine/slot/sheet/rule-parts.tsx'
import type { RulesProps } from '../../engine/slot/panels.tsx'
import { SpreadLine } from '../../engine/slot/sheet/SpreadLine.tsx'
import { Sheet } from '../../engine/ui/Sheet.tsx'
import { CHO_NOI, ENOUGH, PAY_SYMBOLS, SCATTERS } from '../rules/index.ts'
import { urls } from './art/urls.ts'
import { worthOf } from './captions.ts'
import { nameOf } from './names.ts'
import { say } from './words.ts'

/** The counts that pay, fewest first: 8 to 9, 10 to 11, 12 and more. */
const COUNTS = ENOUGH.map((least, nth) => {
  const next = ENOUGH[nth + 1]
  return next === undefined ? `${least}+` : `${least}–${next - 1}`
})
const SCATTER_COUNTS = CHO_NOI.scatterPays.map(
  (_, nth, { length }) => `${SCATTERS + nth}${nth === length - 1 ? '+' : ''}`,
)

/** How the game pays at the chosen stake, and what it returns. */
export function Rules({ opened, stake, write, onClose }: RulesProps) {
  const { certificate, profile } = opened
  const { sampled } = certificate
  const { freeSpins, more, multipliers } = CHO_NOI
  const most = countText(CHO_NOI.capMultiple)
  const paysOf = (counts: readonly string[], pays: readonly number[]) =>
    counts.map((count, nth) => ({ count, pays: write.plain(worthOf(pays[nth]!, stake)) })).toReversed()
  return (
    <Sheet title={text('game.rules')} onClose={onClose}>
      <ul className="figures">
        <li>{text('game.rules.rtp', { rtp: percent(certificate.rtp) })}</li>
        {sampled && (
          <li>
            {say('choNoi.rules.measured', {
              rounds: countText(Number(sampled.rounds)),
              span: span(1.96 * Number(sampled.error)),
            })}
          </li>
        )}
        <li>{text('game.rules.hitRate', { rate: percent(certificate.hitRate) })}</li>
        <li>{text('game.rules.feature', { spins: Math.round(Number(certificate.featureEvery ?? 0)) })}</li>
        <SpreadLine deviation={certificate.deviation} />
        <li>{text('game.rules.most', { multiple: most })}</li>
        {sampled && (
          <li>
            {say('choNoi.rules.chance', {
              multiple: most,
              rounds: countText(Number(sampled.rounds)),
              largest: countText(Math.floor(Number(sampled.largest))),
            })}
          </li>
        )}
      </ul>
      <p>{say('choNoi.rules.how', { least: ENOUGH[0] })}</p>
      <p>{text('game.rules.tumble')}</p>
      <h3>{text('game.rules.pays', { stake: write.plain(stake) })}</h3>
      <ul className="pays">
        {PAY_SYMBOLS.map((symbol) => (
          <PayRow
            key={symbol}
            picture={urls[symbol]}
            name={nameOf(symbol)}
            pays={paysOf(COUNTS, CHO_NOI.pays[symbol])}
          />
        ))}
        <PayRow picture={urls.S} name={nameOf('S')} pays={paysOf(SCATTER_COUNTS, CHO_NOI.scatterPays)} />
      </ul>
      <SymbolRule picture={urls.S}>
        {say('choNoi.rules.scatter', { scatter: nameOf('S'), least: SCATTERS, spins: freeSpins })}
      </SymbolRule>
      <SymbolRule picture={urls.M}>
        {say('choNoi.rules.multiplier', {
          symbol: nameOf('M'),
          values: multipliers.values.map((value) => `×${value}`).join(' '),
        })}
      </SymbolRule>
      <p>
        {say('choNoi.rules.more', {
          scatters: more.scatters,
          scatter: nameOf('S'),
          spins: more.spins,
          most: more.most,
        })}
      </p>
      <CommonRules profile={profile} />
    </Sheet>
  )
}
