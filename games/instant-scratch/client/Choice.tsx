import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import type { ChoiceProps } from '../../engine/instant/definition.ts'
import { Most } from '../../engine/instant/Most.tsx'
import { RiskChips } from '../../engine/instant/RiskChips.tsx'
import { paysOf } from '../rules/index.ts'
import { choiceIn } from './choosing.ts'

/** Which card, and the most it can bring. */
export function Choice({ choice, stake, locked, write, onChoose }: ChoiceProps) {
  const risk = choiceIn(choice)
  const most = Math.max(...paysOf(risk))
  return (
    <div className="ig-choice">
      <RiskChips risk={risk} locked={locked} onRisk={onChoose} />
      <Most times={most / 100} brings={write.plain(timesStake(amount(stake), most * 100))} />
    </div>
  )
}
