import type { DeskPromotion } from '@senluna/contract/desk/brand/promotions.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Facts } from '../../list/Drawer.tsx'
import { say } from '../../say.ts'

const NEAR = 80

/** What a promotion has cost of what it may, in whole percent; undefined without a budget. */
export function spentPercent({ budgetInForce, claimed, waiting }: DeskPromotion): number | undefined {
  if (budgetInForce === undefined) return undefined
  return Number(((BigInt(claimed) + BigInt(waiting)) * 100n) / BigInt(budgetInForce))
}

/** How far a budget is spent, in colour once it runs out. */
export function BudgetUse({ promotion }: { promotion: DeskPromotion }) {
  const percent = spentPercent(promotion)
  if (percent === undefined) return null
  const look = percent >= 100 ? 'bad' : percent >= NEAR ? 'warn' : 'good'
  return <span className={`badge ${look}`}>{percent}%</span>
}

/** What a promotion may cost, has cost, and can cost in a month. */
export function Budget({ promotion }: { promotion: DeskPromotion }) {
  const { budget, budgetInForce, claimed, waiting, mostInMonth, currency } = promotion
  if (budget === undefined && budgetInForce === undefined && mostInMonth === undefined) return null
  const spent = BigInt(claimed) + BigInt(waiting)
  const left = budgetInForce === undefined ? undefined : BigInt(budgetInForce) - spent
  const percent = spentPercent(promotion)
  return (
    <section className="promo-rules">
      <h3>{say('desk.promotions.costs')}</h3>
      {percent !== undefined && (
        <progress
          className="promo-spent"
          max={100}
          value={Math.min(100, percent)}
          aria-label={say('desk.promotions.spent')}
        />
      )}
      <Facts
        facts={[
          ...(budgetInForce === undefined
            ? []
            : [[say('desk.promotions.budget.now'), moneyText(budgetInForce, currency)] as const]),
          ...(budget === budgetInForce
            ? []
            : [
                [
                  say('desk.promotions.budget.next'),
                  budget === undefined ? say('desk.promotions.budget.none') : moneyText(budget, currency),
                ] as const,
              ]),
          [
            say('desk.promotions.spent'),
            `${moneyText(spent.toString(), currency)}${percent === undefined ? '' : ` (${percent}%)`}`,
          ],
          ...(left === undefined
            ? []
            : [[say('desk.promotions.left'), moneyText((left > 0n ? left : 0n).toString(), currency)] as const]),
          ...(mostInMonth === undefined
            ? []
            : [[say('desk.promotions.mostInMonth'), moneyText(mostInMonth, currency)] as const]),
        ]}
      />
    </section>
  )
}
