import { text } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import type { RulesProps } from '../../engine/slot/panels.tsx'
import { ModeRules } from '../../engine/slot/sheet/ModeRules.tsx'
import { CommonRules, PayRow, percent, SymbolRule } from '../../engine/slot/sheet/rule-parts.tsx'
import { MostChance } from '../../engine/ui/MostChance.tsx'
import { SpreadLine } from '../../engine/slot/sheet/SpreadLine.tsx'
import { Sheet } from '../../engine/ui/Sheet.tsx'
import { MAT_RUNG, PAY_SYMBOLS, SIZES } from '../rules/index.ts'
import { urls } from './art/urls.ts'
import { worthOf } from './captions.ts'
import { nameOf } from './names.ts'
import { say } from './words.ts'

/** The sizes that pays hold for: 5, 6, 7, 8–9 and on. */
const SPANS = SIZES.map((least, nth) => {
  const next = SIZES[nth + 1]
  if (next === undefined) return `${least}+`
  return next - least === 1 ? `${least}` : `${least}–${next - 1}`
})

/** How the game pays at the chosen stake, and what it returns. */
export function Rules({ opened, stake, write, onClose }: RulesProps) {
  const { certificate, profile } = opened
  const { jar, freeSpins, freeTimes, fields } = MAT_RUNG
  return (
    <Sheet title={text('game.rules')} onClose={onClose}>
      <ul className="figures">
        <li>{text('game.rules.rtp', { rtp: percent(certificate.rtp) })}</li>
        <li>{text('game.rules.hitRate', { rate: percent(certificate.hitRate) })}</li>
        <li>{text('game.rules.feature', { spins: Math.round(Number(certificate.featureEvery ?? 0)) })}</li>
        <SpreadLine deviation={certificate.deviation} />
        <MostChance most={certificate.most} cap={MAT_RUNG.capMultiple} />
      </ul>
      <ModeRules modes={certificate.modes ?? []} kinds={MAT_RUNG.modes} mayBuy={profile.bonusBuy} />
      <p>{say('matRung.rules.how', { least: SIZES[0] })}</p>
      <p>{text('game.rules.tumble')}</p>
      <h3>{text('game.rules.pays', { stake: write.plain(stake) })}</h3>
      <ul className="pays">
        {PAY_SYMBOLS.map((symbol) => (
          <PayRow
            key={symbol}
            picture={urls[symbol]}
            name={nameOf(symbol)}
            pays={MAT_RUNG.pays[symbol]
              .map((units, nth) => ({ count: SPANS[nth] ?? '', pays: write.plain(worthOf(units, stake)) }))
              .toReversed()}
          />
        ))}
      </ul>
      <SymbolRule picture={urls.W}>{say('matRung.rules.wild', { symbol: nameOf('W') })}</SymbolRule>
      <SymbolRule picture={urls.H2}>
        {say('matRung.rules.jar', { jar, spins: freeSpins, times: freeTimes.map((n) => `×${n}`).join(' ') })}
      </SymbolRule>
      <p>{say('matRung.rules.fields', { fields: countText(fields) })}</p>
      <CommonRules profile={profile} />
      <p className="quiet">{text('game.rules.certificate')}</p>
    </Sheet>
  )
}
