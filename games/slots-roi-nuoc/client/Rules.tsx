import { text } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { ModeRules } from '../../engine/slot/sheet/ModeRules.tsx'
import type { RulesProps } from '../../engine/slot/panels.tsx'
import { CommonRules, PayRow, percent, SymbolRule } from '../../engine/slot/sheet/rule-parts.tsx'
import { MostChance } from '../../engine/ui/MostChance.tsx'
import { SpreadLine } from '../../engine/slot/sheet/SpreadLine.tsx'
import { Sheet } from '../../engine/ui/Sheet.tsx'
import { PAY_SYMBOLS, REELS, ROI_NUOC, ROWS } from '../rules/index.ts'
import { urls } from './art/urls.ts'
import { worthOf } from './captions.ts'
import { nameOf } from './names.ts'
import { say } from './words.ts'

/** How the game pays at the chosen stake, and what it returns. */
export function Rules({ opened, stake, write, onClose }: RulesProps) {
  const { certificate, profile } = opened
  const { scatterPays, freeSpins, freeWild } = ROI_NUOC
  const paysOf = (pays: readonly number[]) =>
    pays
      .map((units, nth) => ({
        count: `${nth + 3}×`,
        spoken: text('game.rules.times', { count: nth + 3 }),
        pays: write.plain(worthOf(units, stake)),
      }))
      .toReversed()
  return (
    <Sheet title={text('game.rules')} onClose={onClose}>
      <ul className="figures">
        <li>{text('game.rules.rtp', { rtp: percent(certificate.rtp) })}</li>
        <li>{text('game.rules.hitRate', { rate: percent(certificate.hitRate) })}</li>
        <li>{text('game.rules.feature', { spins: Math.round(Number(certificate.featureEvery ?? 0)) })}</li>
        <SpreadLine deviation={certificate.deviation} />
        <MostChance most={certificate.most} cap={ROI_NUOC.capMultiple} />
      </ul>
      <ModeRules modes={certificate.modes ?? []} kinds={ROI_NUOC.modes} mayBuy={profile.bonusBuy} />
      <p>{say('roiNuoc.rules.how', { ways: countText(ROWS ** REELS) })}</p>
      <h3>{text('game.rules.pays', { stake: write.plain(stake) })}</h3>
      <ul className="pays">
        {PAY_SYMBOLS.map((symbol) => (
          <PayRow key={symbol} picture={urls[symbol]} name={nameOf(symbol)} pays={paysOf(ROI_NUOC.pays[symbol])} />
        ))}
        <PayRow picture={urls.S} name={nameOf('S')} pays={paysOf(scatterPays)} />
      </ul>
      <SymbolRule picture={urls.W}>{text('game.rules.wild', { symbol: nameOf('W'), scatter: nameOf('S') })}</SymbolRule>
      <SymbolRule picture={urls.S}>
        {text('game.rules.scatter', {
          scatter: nameOf('S'),
          pays: scatterPays.map((units) => units / 100).join(' / '),
          spins: freeSpins.join(' / '),
        })}
      </SymbolRule>
      <p>{say('roiNuoc.rules.freeSpins', { symbol: nameOf('W'), times: freeWild })}</p>
      <CommonRules profile={profile} />
      <p className="quiet">{text('game.rules.certificate')}</p>
    </Sheet>
  )
}
