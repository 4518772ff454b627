import { deskBetOne, type DeskBet } from '@senluna/contract/desk/members/bets.ts'
import { q } from '@senluna/web/client/query.ts'
import { moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Facts, Timeline } from '../../list/Drawer.tsx'
import { momentText, say, wordOf } from '../../say.ts'
import { useRight } from '../../session.ts'
import { VendorName } from '../../shown/VendorName.tsx'

/**
 * One wager as it went: money before and after, what its round was worked out from, or the steps it
 * took.
 */
export function Wager({ row }: { row: DeskBet }) {
  const whole = useQuery(q(deskBetOne, { params: { id: row.memberId, betNo: row.betNo } }))
  const mayOpen = useRight('members.view')
  const bet = whole.data ?? row
  const money = (digits: string) => moneyText(digits, bet.money)
  return (
    <>
      <RefusalNote error={whole.error} />
      <div className="tiles">
        <p className="tile">
          <small>{say('desk.bets.stake')}</small>
          <b className="num">{money(bet.stake)}</b>
        </p>
        <p className="tile">
          <small>{say('desk.bets.payout')}</small>
          <b className="num">{money(bet.payout)}</b>
        </p>
        <p className="tile">
          <small>{say('desk.bets.pnl')}</small>
          <b className="num">{signedText(bet.pnl, bet.money)}</b>
        </p>
      </div>
      <Facts
        facts={[
          [
            say('desk.bets.account'),
            mayOpen ? (
              <Link key="file" to={`/members?row=${bet.memberId}`}>
                {bet.userName}
              </Link>
            ) : (
              bet.userName
            ),
          ],
          [say('desk.bets.state'), say(`desk.bets.state.${bet.status}`)],
          [say('desk.bets.game'), bet.game],
          [say('desk.bets.vendor'), <VendorName key="vendor" code={bet.vendorCode} />],
          [say('desk.bets.product'), wordOf('desk.product', bet.product)],
          [say('desk.bets.placed'), momentText(bet.placedAt)],
          [say('desk.bets.settled'), bet.settledAt && momentText(bet.settledAt)],
          [say('desk.bets.valid'), money(bet.validBet)],
          [say('desk.bets.adjusted'), bet.adjustment && signedText(bet.adjustment, bet.money)],
          [say('desk.bets.before'), money(bet.balanceBefore)],
          [say('desk.bets.after'), money(bet.balanceAfter)],
          [say('desk.bets.no'), <code key="no">{bet.betNo}</code>],
          [say('desk.bets.round'), bet.roundId && <code key="round">{bet.roundId}</code>],
        ]}
      />
      {whole.data?.fair && (
        <>
          <h3>{say('desk.bets.fair')}</h3>
          <Facts
            facts={[
              [say('desk.bets.commitment'), <code key="c">{whole.data.fair.commitment}</code>],
              [say('desk.bets.clientSeed'), <code key="s">{whole.data.fair.clientSeed}</code>],
              [say('desk.bets.nonce'), String(whole.data.fair.nonce)],
              ...(whole.data.fair.choice === undefined
                ? []
                : [[say('desk.bets.choice'), whole.data.fair.choiceText ?? whole.data.fair.choice] as const]),
              [say('desk.bets.draws'), whole.data.fair.draws.join(' ')],
              [say('desk.bets.revealed'), say(whole.data.fair.revealed ? 'desk.yes' : 'desk.no')],
            ]}
          />
        </>
      )}
      {whole.data && whole.data.steps.length > 0 && (
        <>
          <h3>{say('desk.bets.steps')}</h3>
          <Timeline
            steps={whole.data.steps.map(({ kind, key, at, moved, balanceAfter, reason, undone }) => ({
              key,
              what: undone ? (
                <>
                  {say(`desk.bets.step.${kind}`)} <span className="badge warn">{say('desk.bets.undone')}</span>
                </>
              ) : (
                say(`desk.bets.step.${kind}`)
              ),
              more: [`${signedText(moved, bet.money)} → ${money(balanceAfter)}`, reason].filter(Boolean).join(' · '),
              at,
            }))}
          />
        </>
      )}
    </>
  )
}
