import {
  decideHeld,
  exportHeldRewards,
  HELD_STATES,
  heldRewards,
  type HeldReward,
} from '@senluna/contract/desk/brand/held-rewards.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { PromotionName } from '../../shown/PromotionName.tsx'
import { givenText } from './given-text.ts'

const LOOKS = { HELD: 'warn', RELEASED: 'good', REJECTED: 'bad' } as const

const foundText = ({ found }: HeldReward): string =>
  found.map(({ signal }) => say(`desk.held.signal.${signal}`)).join(', ')

const decide = (release: boolean) => (row: HeldReward, reason: string) =>
  call(decideHeld, { params: { id: row.id }, body: { memberId: row.memberId, release } }, { reason })

const HELD: ListSpec<HeldReward> = {
  page: 'held-rewards',
  title: 'desk.held',
  source: listOf(heldRewards),
  id: (row) => row.id,
  name: (row) => `${row.userName} · ${row.promotionId}`,
  columns: [
    { name: 'at', label: 'desk.adjust.at', look: 'when', show: (row) => momentText(row.createdAt) },
    { name: 'member', label: 'desk.withdrawals.member', show: (row) => row.userName },
    { name: 'promotion', label: 'desk.rewards.promotion', show: (row) => <PromotionName id={row.promotionId} /> },
    { name: 'amount', label: 'desk.rewards.amount', look: 'num', show: (row) => givenText(row.gives, row.currency) },
    { name: 'found', label: 'desk.held.found', look: 'wide', show: foundText },
    {
      name: 'state',
      label: 'desk.withdrawals.state',
      show: (row) => <span className={`badge ${LOOKS[row.state]}`}>{say(`desk.held.state.${row.state}`)}</span>,
    },
  ],
  filters: [
    {
      name: 'state',
      label: 'desk.withdrawals.state',
      kind: 'choice',
      tabs: true,
      start: 'HELD',
      options: () => HELD_STATES.map((state) => [state, `desk.held.state.${state}`] as const),
    },
    { name: 'name', label: 'desk.withdrawals.member', kind: 'text' },
    { name: 'promotion', label: 'desk.rewards.promotion', kind: 'text' },
  ],
  acts: [
    { name: 'desk.held.release', right: 'promotions.edit', may: (row) => row.state === 'HELD', run: decide(true) },
    {
      name: 'desk.held.reject',
      right: 'promotions.edit',
      danger: true,
      may: (row) => row.state === 'HELD',
      run: decide(false),
    },
  ],
  exported: exportedBy(exportHeldRewards),
  drawer: (row) => (
    <>
      <Facts
        facts={[
          [say('desk.withdrawals.member'), <MemberLink key="member" id={row.memberId} name={row.userName} />],
          [say('desk.rewards.promotion'), <PromotionName key="promotion" id={row.promotionId} />],
          [say('desk.rewards.amount'), givenText(row.gives, row.currency)],
          [say('desk.adjust.at'), momentText(row.createdAt)],
          ...(row.decidedAt
            ? [[say('desk.held.decided'), `${momentText(row.decidedAt)} · ${row.decidedBy ?? ''}`] as const]
            : []),
        ]}
      />
      {row.found.map(({ signal, others, claims }) => (
        <section key={`${signal} ${others.length}`} className="promo-rules">
          <h3>{say(`desk.held.signal.${signal}`)}</h3>
          {claims !== undefined && (
            <p>
              {signal === 'OPPOSITE_BETS'
                ? say('desk.held.bothSides', { count: claims })
                : say('desk.held.claims', { claims })}
            </p>
          )}
          {others.length > 0 && (
            <ul className="promo-trial">
              {others.map(({ memberId, userName }) => (
                <li key={memberId}>
                  <MemberLink id={memberId} name={userName} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  ),
}

/** Rewards that are looked into before they can be claimed, with what speaks against each. */
export default function HeldRewards() {
  return <ListPage list={HELD} />
}
