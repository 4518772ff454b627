import { text } from '@senluna/web/client/text.ts'
import { countText, percentText } from '@senluna/web/ui/money/format.ts'
import type { RulesProps } from '../../engine/slot/panels.tsx'
import { Sheet } from '../../engine/ui/Sheet.tsx'
import { CHO_NOI, ENOUGH, PAY_SYMBOLS, SCATTERS } from '../rules/index.ts'
import { urls } from './art/urls.ts'
import { worthOf } from './captions.ts'
import { nameOf } from './names.ts'

/** A share of one as a percentage with two decimals, cut, never rounded up. */
const percent = (decimal: string): string => percentText(Number(decimal) * 10_000 + 1e-9)
/** A span of it, rounded up: nothing looks closer than it is. */
const span = (decimal: number): string => percentText(Math.ceil(decimal * 10_000))

/** The counts that pay, dearest first: 12 and more, 10 to 11, 8 to 9. */
const COUNTS = ENOUGH.map((least, nth) => {
  const next = ENOUGH[nth + 1]
  return next === undefined ? `${least}+` : `${least}–${next - 1}`
}).toReversed()
const SCATTER_COUNTS = CHO_NOI.scatterPays.map(
  (_, nth, { length }) => `${SCATTERS + nth}${nth === length - 1 ? '+' : ''}`,
)

/** How the game pays at the chosen stake, and what it returns. */
export function Rules({ opened, stake, write, onClose }: RulesProps) {
  const { certificate, profile } = opened
  const { sampled } = certificate
  const { freeSpins, more, multipliers } = CHO_NOI
  const most = countText(CHO_NOI.capMultiple)
  return (
    <Sheet title={text('game.rules')} onClose={onClose}>
      <ul className="figures">
        <li>{text('game.rules.rtp', { rtp: percent(certificate.rtp) })}</li>
        {sampled && (
          <li>
            {text('choNoi.rules.measured', {
              rounds: countText(Number(sampled.rounds)),
              span: span(1.96 * Number(sampled.error)),
            })}
          </li>
        )}
        <li>{text('game.rules.hitRate', { rate: percent(certificate.hitRate) })}</li>
        <li>{text('game.rules.feature', { spins: Math.round(Number(certificate.featureEvery ?? 0)) })}</li>
        <li>{text('choNoi.rules.volatility', { deviation: certificate.deviation })}</li>
        <li>{text('game.rules.most', { multiple: most })}</li>
        {sampled && (
          <li>
            {text('choNoi.rules.chance', {
              multiple: most,
              rounds: countText(Number(sampled.rounds)),
              largest: countText(Math.floor(Number(sampled.largest))),
            })}
          </li>
        )}
      </ul>
      <p>{text('choNoi.rules.how', { least: ENOUGH[0] })}</p>
      <p>{text('choNoi.rules.tumble')}</p>
      <h3>{text('game.rules.pays', { stake: write.plain(stake) })}</h3>
      <ul className="pays">
        {PAY_SYMBOLS.map((symbol) => (
          <li key={symbol}>
            <img src={urls[symbol]} alt="" width={64} height={64} />
            <div>
              <b>{nameOf(symbol)}</b>
              <Pays
                counts={COUNTS}
                amounts={CHO_NOI.pays[symbol].toReversed().map((units) => write.plain(worthOf(units, stake)))}
              />
            </div>
          </li>
        ))}
        <li>
          <img src={urls.S} alt="" width={64} height={64} />
          <div>
            <b>{nameOf('S')}</b>
            <Pays
              counts={SCATTER_COUNTS.toReversed()}
              amounts={CHO_NOI.scatterPays.toReversed().map((units) => write.plain(worthOf(units, stake)))}
            />
          </div>
        </li>
      </ul>
      <p className="with">
        <img src={urls.S} alt="" width={48} height={48} />
        {text('choNoi.rules.scatter', { scatter: nameOf('S'), least: SCATTERS, spins: freeSpins })}
      </p>
      <p className="with">
        <img src={urls.M} alt="" width={48} height={48} />
        {text('choNoi.rules.multiplier', {
          symbol: nameOf('M'),
          values: multipliers.values.map((value) => `×${value}`).join(' '),
        })}
      </p>
      <p>
        {text('choNoi.rules.more', {
          scatters: more.scatters,
          scatter: nameOf('S'),
          spins: more.spins,
          most: more.most,
        })}
      </p>
      <p>{text('game.rules.noSkill')}</p>
      <p>{text('game.rules.malfunction', { seconds: profile.minCycleMs / 1_000 })}</p>
      <p>{text('game.rules.cutOff')}</p>
      <p>{text('game.rules.truth')}</p>
    </Sheet>
  )
}

function Pays({ counts, amounts }: { counts: readonly string[]; amounts: readonly string[] }) {
  return (
    <dl>
      {counts.map((count, nth) => (
        <div key={count}>
          <dt>{count}</dt>
          <dd className="num">{amounts[nth]}</dd>
        </div>
      ))}
    </dl>
  )
}
