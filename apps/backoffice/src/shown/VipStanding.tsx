import { deskVipMember } from '@senluna/contract/desk/members/vip.ts'
import { q } from '@senluna/web/client/query.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '../list/Drawer.tsx'
import { momentText, say } from '../say.ts'
import { MemberLink } from './MemberLink.tsx'

/** Where a member stands on the ladder, with every change of it. */
export function VipStanding({ id }: { id: string }) {
  const asked = useQuery(q(deskVipMember, { params: { id } }))
  if (!asked.data) return <RefusalNote error={asked.error} />
  const { row, history, claimed, hosts } = asked.data
  const money = (digits: string) => moneyText(digits, row.currency)
  return (
    <>
      <Facts
        facts={[
          [say('desk.withdrawals.member'), <MemberLink key="member" id={row.memberId} name={row.userName} />],
          [say('desk.vip.level'), String(row.level)],
          [say('desk.vip.peak'), String(row.peak)],
          [say('desk.vip.validBet'), money(row.validBet)],
          [say('desk.vip.deposit'), money(row.deposit)],
          [say('desk.vip.monthBet'), money(row.monthBet)],
          [say('desk.vip.keep'), money(row.keep)],
          [say('desk.vip.protected'), row.protectedUntil ? momentText(row.protectedUntil) : ''],
          [say('desk.vip.claimed'), money(claimed)],
          [say('desk.vip.host'), row.host ? `${row.host.shownAs} (${row.host.name})` : say('desk.vip.host.none')],
        ]}
      />
      {hosts.length > 0 && (
        <>
          <h3>{say('desk.vip.hosts')}</h3>
          <Facts
            facts={hosts.map(({ from, to, by, reason, at }) => [
              momentText(at),
              [`${from?.shownAs ?? '–'} → ${to?.shownAs ?? '–'}`, by, reason].join(' · '),
            ])}
          />
        </>
      )}
      <h3>{say('desk.vip.history')}</h3>
      {history.length === 0 ? (
        <p className="hint">{say('desk.vip.history.none')}</p>
      ) : (
        <Facts
          facts={history.map(({ kind, from, to, reason, at }) => [
            momentText(at),
            [say(`desk.vip.kind.${kind}`, { from, to }), reason].filter(Boolean).join(' · '),
          ])}
        />
      )}
    </>
  )
}
