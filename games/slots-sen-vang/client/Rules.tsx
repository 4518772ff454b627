import { text } from '@senluna/web/client/text.ts'
import { countText, percentText } from '@senluna/web/ui/money/format.ts'
import type { RulesProps } from '../../engine/slot/panels.tsx'
import { Sheet } from '../../engine/ui/Sheet.tsx'
import { PAY_SYMBOLS, SEN_VANG } from '../rules/index.ts'
import { urls } from './art/urls.ts'
import { nameOf } from './names.ts'
import { lineBetOf } from './captions.ts'

/** A share of one as a percentage with two decimals, cut, never rounded up. */
const percent = (decimal: string): string => percentText(Number(decimal) * 10_000 + 1e-9)

/** How the game pays at the chosen stake, and what it returns. */
export function Rules({ opened, stake, write, onClose }: RulesProps) {
  const { certificate, profile } = opened
  const lineBet = lineBetOf(stake)
  const { scatterPays, freeSpins, freeSpinMultiplier: times } = SEN_VANG
  return (
    <Sheet title={text('game.rules')} onClose={onClose}>
      <ul className="figures">
        <li>{text('game.rules.rtp', { rtp: percent(certificate.rtp) })}</li>
        <li>{text('game.rules.hitRate', { rate: percent(certificate.hitRate) })}</li>
        <li>{text('game.rules.deviation', { deviation: certificate.deviation })}</li>
        <li>{text('game.rules.feature', { spins: Math.round(Number(certificate.featureEvery ?? 0)) })}</li>
        <li>{text('game.rules.largest', { multiple: certificate.largestBaseWin })}</li>
        <li>{text('game.rules.most', { multiple: countText(SEN_VANG.capMultiple) })}</li>
      </ul>
      <h3>{text('game.rules.pays', { stake: write.plain(stake) })}</h3>
      <ul className="pays">
        {PAY_SYMBOLS.map((symbol) => (
          <li key={symbol}>
            <img src={urls[symbol]} alt="" width={64} height={64} />
            <div>
              <b>{nameOf(symbol)}</b>
              <dl>
                {[...SEN_VANG.linePays[symbol]].reverse().map((units, nth) => (
                  <div key={units + nth}>
                    <dt aria-label={text('game.rules.times', { count: 5 - nth })}>{5 - nth}×</dt>
                    <dd className="num">{write.plain(BigInt(units) * lineBet)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
        <li>
          <img src={urls.S} alt="" width={64} height={64} />
          <div>
            <b>{nameOf('S')}</b>
            <dl>
              {[...scatterPays].reverse().map((pays, nth) => (
                <div key={pays}>
                  <dt aria-label={text('game.rules.times', { count: 5 - nth })}>{5 - nth}×</dt>
                  <dd className="num">{write.plain(BigInt(pays) * stake)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      </ul>
      <p className="with">
        <img src={urls.W} alt="" width={48} height={48} />
        {text('game.rules.wild', { symbol: nameOf('W'), scatter: nameOf('S') })}
      </p>
      <p className="with">
        <img src={urls.S} alt="" width={48} height={48} />
        {text('game.rules.scatter', {
          scatter: nameOf('S'),
          pays: scatterPays.join(' / '),
          spins: freeSpins.join(' / '),
        })}
      </p>
      <p>{text('game.rules.freeSpins', { times })}</p>
      <p>{text('game.rules.howLines', { lines: SEN_VANG.lines.length })}</p>
      <h3>{text('game.rules.lines')}</h3>
      <ol className="lines">
        {SEN_VANG.lines.map((rows, nth) => (
          <li key={nth}>
            <svg viewBox="0 0 50 30" aria-hidden>
              {rows.flatMap((on, reel) =>
                [0, 1, 2].map((row) => (
                  <rect
                    key={`${reel}${row}`}
                    x={reel * 10 + 1}
                    y={row * 10 + 1}
                    width={8}
                    height={8}
                    rx={2}
                    className={row === on ? 'on' : ''}
                  />
                )),
              )}
              <polyline points={rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')} />
            </svg>
            <span className="num">
              {nth + 1}
              <span className="sr">: {rows.map((row) => row + 1).join(' ')}</span>
            </span>
          </li>
        ))}
      </ol>
      <p>{text('game.rules.noSkill')}</p>
      <p>{text('game.rules.malfunction', { seconds: profile.minCycleMs / 1_000 })}</p>
      <p>{text('game.rules.cutOff')}</p>
      <p>{text('game.rules.truth')}</p>
      <p className="quiet">{text('game.rules.certificate')}</p>
    </Sheet>
  )
}
