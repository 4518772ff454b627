import { text } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { ModeRules } from '../../engine/slot/sheet/ModeRules.tsx'
import type { RulesProps } from '../../engine/slot/panels.tsx'
import { CommonRules, PayRow, percent, SymbolRule } from '../../engine/slot/sheet/rule-parts.tsx'
import { MostChance } from '../../engine/ui/MostChance.tsx'
import { SpreadLine } from '../../engine/slot/sheet/SpreadLine.tsx'
import { Sheet } from '../../engine/ui/Sheet.tsx'
import { CELLS, ENOUGH, MUA_VANG, PAY_SYMBOLS, RUN } from '../rules/index.ts'
import { urls } from './art/urls.ts'
import { worthOf } from './captions.ts'
import { nameOf } from './names.ts'
import { say } from './words.ts'

/** How the game pays at the chosen stake, and what it returns. */
export function Rules({ opened, stake, write, onClose }: RulesProps) {
  const { certificate, profile } = opened
  const { baskets, respins, basketOneIn, full } = MUA_VANG
  return (
    <Sheet title={text('game.rules')} onClose={onClose}>
      <ul className="figures">
        <li>{text('game.rules.rtp', { rtp: percent(certificate.rtp) })}</li>
        <li>{text('game.rules.hitRate', { rate: percent(certificate.hitRate) })}</li>
        <li>{say('muaVang.rules.every', { spins: Math.round(Number(certificate.featureEvery ?? 0)) })}</li>
        <SpreadLine deviation={certificate.deviation} />
        <MostChance most={certificate.most} cap={MUA_VANG.capMultiple} />
      </ul>
      <ModeRules modes={certificate.modes ?? []} kinds={MUA_VANG.modes} mayBuy={profile.bonusBuy} />
      <p>{say('muaVang.rules.how')}</p>
      <h3>{text('game.rules.pays', { stake: write.plain(stake) })}</h3>
      <ul className="pays">
        {PAY_SYMBOLS.map((symbol) => (
          <PayRow
            key={symbol}
            picture={urls[symbol]}
            name={nameOf(symbol)}
            pays={MUA_VANG.pays[symbol]
              .map((units, nth) => ({
                count: `${nth + RUN}×`,
                spoken: text('game.rules.times', { count: nth + RUN }),
                pays: write.plain(worthOf(units, stake)),
              }))
              .toReversed()}
          />
        ))}
      </ul>
      <SymbolRule picture={urls.W}>
        {say('muaVang.rules.wild', { symbol: nameOf('W'), basket: nameOf('C') })}
      </SymbolRule>
      <SymbolRule picture={urls.C}>
        {say('muaVang.rules.harvest', {
          basket: nameOf('C'),
          least: ENOUGH,
          respins,
          values: baskets.values.map((value) => `×${value}`).join(' '),
        })}
      </SymbolRule>
      <p>{say('muaVang.rules.respins', { respins, chance: basketOneIn, cells: CELLS, full: countText(full) })}</p>
      <CommonRules profile={profile} />
      <p className="quiet">{text('game.rules.certificate')}</p>
    </Sheet>
  )
}
