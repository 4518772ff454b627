import { deskWithdrawalOne, type DeskWithdrawal } from '@senluna/contract/desk/money/withdrawals.ts'
import { isText, text } from '@senluna/web/client/text.ts'
import { q } from '@senluna/web/client/query.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Evidence } from '../../shown/Evidence.tsx'
import { Facts, Sum, Timeline } from '../../list/Drawer.tsx'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { momentText, say, wordOf } from '../../say.ts'
import { stateLook } from './state-look.ts'

const stageOf = ({ state, parts, missing, reason }: DeskWithdrawal): string =>
  JSON.stringify([state, parts.map(({ status }) => status), missing, reason])

/** One order whole: where the money goes, what spoke against it, its parts and its way. */
export function WithdrawalDetails({ row }: { row: DeskWithdrawal }) {
  const details = q(deskWithdrawalOne, { params: { no: row.no } })
  // The row is read again as the queue moves; its way is, when something became of it.
  const whole = useQuery({
    ...details,
    queryKey: [...details.queryKey, stageOf(row)],
    placeholderData: (before) => before,
  })
  const money = (digits: string) => moneyText(digits, row.currency)
  return (
    <>
      <Sum name={say('desk.withdrawals.amount')} amount={money(row.amount)}>
        <span className={stateLook(row.state)}>{say(`desk.withdrawals.state.${row.state}`)}</span>
      </Sum>
      <Facts
        facts={[
          [say('desk.withdrawals.member'), <MemberLink key="member" id={row.memberId} name={row.userName} />],
          [say('desk.withdrawals.claimed'), row.claimedBy],
          [say('desk.withdrawals.from'), row.from === 'LOCKED' ? say('desk.withdrawals.from.LOCKED') : undefined],
          [say('desk.withdrawals.fee'), money(row.fee)],
          [say('desk.withdrawals.received'), money(row.receivedAmount)],
          [say('desk.withdrawals.unpaid'), money(row.unpaid)],
          [say('desk.withdrawals.returned'), row.returnedAmount === '0' ? undefined : money(row.returnedAmount)],
          [
            say('desk.withdrawals.to'),
            <>
              {row.account.bank ?? wordOf('desk.payout', row.account.kind)} <code>{row.number}</code> {row.holder}
            </>,
          ],
          [say('desk.withdrawals.score'), row.score],
          [say('desk.withdrawals.turnover'), row.turnoverLeft === '0' ? '–' : money(row.turnoverLeft)],
          [say('desk.withdrawals.checks'), say('desk.withdrawals.tier', { n: row.kycTier })],
          [
            say('desk.withdrawals.missing'),
            row.missing
              .map((missing) => `desk.withdrawals.ask.${missing}`)
              .map((key) => (isText(key) ? text(key) : key))
              .join(', '),
          ],
          [say('desk.withdrawals.reason'), row.reason],
        ]}
      />
      {Object.keys(row.signals).length > 0 && (
        <>
          <h3>{say('desk.withdrawals.signals')}</h3>
          <ul className="signals">
            {Object.entries(row.signals).map(([signal, weight]) => (
              <li key={signal} data-heavy={weight >= 30 || undefined}>
                {wordOf('desk.signal', signal)}
                <span className="num">
                  {weight > 0 ? '+' : ''}
                  {weight}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {row.parts.length > 0 && (
        <>
          <h3>{say('desk.withdrawals.parts')}</h3>
          <Facts
            facts={row.parts.map((part) => [
              say('desk.withdrawals.part', { n: part.part }),
              <>
                {[
                  money(part.amount),
                  say(`desk.withdrawals.part.${part.status}`),
                  row.forgotten.includes(part.part) && say('desk.withdrawals.forgotten'),
                  part.bankRef,
                  part.paidAt && momentText(part.paidAt),
                ]
                  .filter(Boolean)
                  .join(' · ')}{' '}
                {part.proofImage && (
                  <Evidence
                    url={part.proofImage.url}
                    name={`${say('desk.withdrawals.proof')} · ${say('desk.withdrawals.part', { n: part.part })}`}
                  />
                )}
              </>,
            ])}
          />
        </>
      )}
      {whole.data && (
        <>
          <h3>{say('desk.withdrawals.steps')}</h3>
          <Timeline
            steps={whole.data.steps.map((step) => ({
              key: `${step.at} ${step.state}`,
              what: wordOf('desk.withdrawals.state', step.state),
              more: [step.by, step.note].filter(Boolean).join(' · '),
              at: step.at,
            }))}
          />
        </>
      )}
    </>
  )
}
