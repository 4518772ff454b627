import type { TermsTrial } from '@senluna/contract/lottery/desk/terms.ts'
import { text, isText } from '@senluna/web/client/text.ts'
import { countText, moneyText, percentText } from '@senluna/web/ui/money/format.ts'
import { say } from '../../say.ts'

/** A refusal as players read it, or its code. */
function reasonOf(code: string): string {
  const key = `refusal.${code}`
  return isText(key) ? text(key) : code
}

/** What other terms would have made of what was bet: as it is beside as it would be. */
export function Tried({
  trial: { money, open, draws, tickets, asIs, asWanted, refusals, returnPpm, ladder = [] },
}: {
  trial: TermsTrial
}) {
  const shown = (digits: string) => moneyText(digits, money)
  const lines = [
    [say('desk.terms.tried.accepted'), countText(asIs.accepted), countText(asWanted.accepted)],
    [say('desk.terms.tried.refused'), countText(asIs.refused), countText(asWanted.refused)],
    [say('desk.terms.tried.stake'), shown(asIs.stake), shown(asWanted.stake)],
    [say('desk.terms.tried.paid'), shown(asIs.paid), shown(asWanted.paid)],
    [say('desk.terms.tried.worst'), shown(asIs.worst), shown(asWanted.worst)],
    [say('desk.terms.tried.open'), shown(open.worst), shown(open.worstThen)],
  ] as const
  return (
    <output className="member-part">
      <h3>{say('desk.terms.tried', { tickets: countText(tickets), draws })}</h3>
      <div className="table-wrap">
        <table className="dt changes lot-tried">
          <thead>
            <tr>
              <th scope="col">{say('desk.terms.tried.what')}</th>
              <th scope="col">{say('desk.terms.tried.now')}</th>
              <th scope="col">{say('desk.terms.tried.then')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(([name, was, would]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="num">{was}</td>
                <td className="num">{was === would ? would : <strong>{would}</strong>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {Object.entries(refusals).map(([code, count]) => (
        <p key={code} className="hint">
          {countText(count)} × {reasonOf(code)}
        </p>
      ))}
      {open.numbers > 0 && (
        <p className="hint">{say('desk.terms.tried.over', { over: open.over, numbers: open.numbers })}</p>
      )}
      {returnPpm !== undefined && (
        <p className="hint">{say('desk.terms.tried.return', { percent: percentText(Math.floor(returnPpm / 100)) })}</p>
      )}
      {ladder.length > 1 && <Ladder ladder={ladder} />}
    </output>
  )
}

/** What each rebate level comes to: odds, cash, and all together, which never passes 99 %. */
function Ladder({ ladder }: { ladder: NonNullable<TermsTrial['ladder']> }) {
  const percent = (millionths: number) => percentText(millionths / 100)
  return (
    <details>
      <summary>{say('desk.terms.ladder')}</summary>
      <table className="dt changes lot-tried">
        <thead>
          <tr>
            <th scope="col">{say('desk.terms.ladder.level')}</th>
            <th scope="col">{say('desk.terms.return')}</th>
            <th scope="col">{say('desk.terms.ladder.cash')}</th>
            <th scope="col">{say('desk.terms.ladder.total')}</th>
          </tr>
        </thead>
        <tbody>
          {ladder.map((step) => (
            <tr key={step.level}>
              <th scope="row">{step.level}</th>
              <td className="num">{percent(step.returnPpm)}</td>
              <td className="num">{percent(step.cashPpm)}</td>
              <td className="num">{percent(step.totalPpm)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
