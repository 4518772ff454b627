import { text } from '@senluna/web/client/text.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../../../brand.ts'
import { chaseOf, isMistyped, MOST_DRAWS, type ChaseMoney, type ChasePlan, type PlanField } from './chase-plan.ts'
import { drawNumberText } from '../../draw/names.ts'
import type { NearDraw } from '../../draw/rules.ts'
import { Stepper } from '../Stepper.tsx'

interface Props {
  plan: ChasePlan
  onPlan: (plan: ChasePlan) => void
  draws: readonly NearDraw[]
  money: ChaseMoney
}

/**
 * The same bets on several draws, one after another: how many, how the multiple goes on, and
 * whether a win ends it.
 */
export function Chase({ plan, onPlan, draws, money }: Props) {
  const { currency } = useBrand()
  const chase = chaseOf(plan, draws, money)
  const set = (change: Partial<ChasePlan>) => onPlan({ ...plan, ...change })
  const field = (name: PlanField, most: number, label: string) => (
    <div className="chase-row">
      <span>{label}</span>
      <Stepper
        label={label}
        value={plan[name]}
        wrong={plan.wrong?.[name]}
        most={most}
        onValue={(value, wrong) => set({ [name]: value, wrong: { ...plan.wrong, [name]: wrong } })}
      />
    </div>
  )
  const ways = [
    ['SAME', text('lottery.play.chase.same')],
    ['TIMES', text('lottery.play.chase.times')],
    ...(money.payout === undefined ? [] : [['PROFIT', text('lottery.play.chase.profit')] as const]),
  ] as const
  const spent = chase.multiples.map((_, nth) =>
    chase.multiples.slice(0, nth + 1).reduce((sum, multiple) => sum + money.stake * BigInt(multiple), 0n),
  )
  return (
    <div className="chase">
      {field('draws', Math.max(1, Math.min(MOST_DRAWS, draws.length)), text('lottery.play.chase.draws'))}
      <Select label={text('lottery.play.chase.how')} value={plan.how} options={ways} onValue={(how) => set({ how })} />
      {field('start', 999, text('lottery.play.chase.start'))}
      {plan.how === 'TIMES' && (
        <>
          {field('factor', 10, text('lottery.play.chase.factor'))}
          {field('every', 50, text('lottery.play.chase.every'))}
        </>
      )}
      {plan.how === 'PROFIT' &&
        money.payout !== undefined &&
        field('profit', 1_000, text('lottery.play.chase.percent'))}
      <Checkbox checked={plan.stopOnWin} onChecked={(stopOnWin) => set({ stopOnWin })}>
        {text('lottery.play.chase.stop')}
      </Checkbox>
      {chase.drawNumbers.length < plan.draws && !isMistyped(plan, money) && (
        <p className="hint">{text('lottery.play.chase.fewer', { count: chase.drawNumbers.length })}</p>
      )}
      {!isMistyped(plan, money) && (
        <details>
          <summary>{text('lottery.play.chase.plan')}</summary>
          <table className="chase-plan num">
            <thead>
              <tr>
                <th scope="col">{text('lottery.play.draw')}</th>
                <th scope="col">{text('lottery.play.chase.multiple')}</th>
                <th scope="col">{text('lottery.play.chase.spent')}</th>
              </tr>
            </thead>
            <tbody>
              {chase.drawNumbers.map((drawNumber, nth) => {
                const multiple = chase.multiples[nth] ?? 1
                return (
                  <tr key={drawNumber}>
                    <td>
                      <bdi dir="ltr">{drawNumberText(drawNumber)}</bdi>
                    </td>
                    <td>×{multiple}</td>
                    <td>
                      <bdi dir="ltr">{moneyText(String(spent[nth] ?? 0n), currency)}</bdi>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </details>
      )}
    </div>
  )
}
