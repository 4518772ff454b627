import { text } from '@senluna/web/client/text.ts'
import { CommonRules, PayRow, percent, SymbolRule } from '../../engine/slot/sheet/rule-parts.tsx'
import type { RulesProps } from '../../engine/slot/panels.tsx'
import { MostChance } from '../../engine/ui/MostChance.tsx'
import { SpreadLine } from '../../engine/slot/sheet/SpreadLine.tsx'
import { Sheet } from '../../engine/ui/Sheet.tsx'
import { PAY_SYMBOLS, SEN_VANG } from '../rules/index.ts'
import { urls } from './art/urls.ts'
import { nameOf } from './names.ts'
import { lineBetOf } from './captions.ts'

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
        <SpreadLine deviation={certificate.deviation} />
        <li>{text('game.rules.feature', { spins: Math.round(Number(certificate.featureEvery ?? 0)) })}</li>
        <li>{text('game.rules.largest', { multiple: certificate.largestBaseWin })}</li>
        <MostChance most={certificate.most} cap={SEN_VANG.capMultiple} />
      </ul>
      <h3>{text('game.rules.pays', { stake: write.plain(stake) })}</h3>
      <ul className="pays">
        {PAY_SYMBOLS.map((symbol) => (
          <PayRow
            key={symbol}
            picture={urls[symbol]}
            name={nameOf(symbol)}
            pays={paysOf(SEN_VANG.linePays[symbol].map((units) => write.plain(BigInt(units) * lineBet)))}
          />
        ))}
        <PayRow
          picture={urls.S}
          name={nameOf('S')}
          pays={paysOf(scatterPays.map((pays) => write.plain(BigInt(pays) * stake)))}
        />
      </ul>
      <SymbolRule picture={urls.W}>{text('game.rules.wild', { symbol: nameOf('W'), scatter: nameOf('S') })}</SymbolRule>
      <SymbolRule picture={urls.S}>
        {text('game.rules.scatter', {
          scatter: nameOf('S'),
          pays: scatterPays.join(' / '),
          spins: freeSpins.join(' / '),
        })}
      </SymbolRule>
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
      <CommonRules profile={profile} />
      <p className="quiet">{text('game.rules.certificate')}</p>
    </Sheet>
  )
}

/** Pays of 3, 4 and 5, dearest first. */
const paysOf = (pays: readonly string[]) =>
  pays
    .map((paid, nth) => ({ count: `${nth + 3}×`, spoken: text('game.rules.times', { count: nth + 3 }), pays: paid }))
    .toReversed()
