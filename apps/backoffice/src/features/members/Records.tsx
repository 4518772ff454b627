import {
  memberBets,
  type MEMBER_FACTS,
  memberFacts,
  memberPostings,
  type MemberFact,
  type MemberDetails,
} from '@senluna/contract/desk/members/members.ts'
import { pages } from '@senluna/web/client/query.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { reachable } from '@senluna/web/ui/Scroller.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { DeskTextKey } from '@senluna/text/desk.ts'
import { momentText, say, wordOf } from '../../say.ts'
import { useDesk } from '../../session.ts'
import { moneyOf } from './names.ts'

/** Every posting of one of a member's wallets. */
export function MemberPostings({ member }: { member: MemberDetails }) {
  const [wallet, setWallet] = useState(String(member.wallets[0]?.no ?? 1))
  const postings = useInfiniteQuery(pages(memberPostings, { params: { id: member.id }, query: { wallet } }))
  const money = member.wallets.find((held) => String(held.no) === wallet) ?? member
  return (
    <>
      <Select
        hideLabel
        label={say('desk.member.postings')}
        value={wallet}
        options={member.wallets.map((wallet) => [String(wallet.no), wordOf('desk.member.wallet', wallet.no)] as const)}
        onValue={setWallet}
      />
      <Records
        label={say('desk.member.postings')}
        query={postings}
        heads={['desk.member.at', 'desk.member.what', 'desk.member.amount', 'desk.member.after']}
        rows={postings.data?.pages
          .flatMap((page) => page.list)
          .map((posting) => ({
            id: posting.id,
            cells: [
              momentText(posting.at),
              posting.typeName,
              moneyOf(money, posting.amount),
              moneyOf(money, posting.balance),
            ],
          }))}
        figures={2}
      />
    </>
  )
}

/** Every bet of a member. */
export function MemberBets({ member }: { member: MemberDetails }) {
  const bets = useInfiniteQuery(pages(memberBets, { params: { id: member.id } }))
  return (
    <Records
      label={say('desk.member.bets')}
      query={bets}
      heads={['desk.member.at', 'desk.member.game', 'desk.members.state', 'desk.member.stake', 'desk.member.payout']}
      rows={bets.data?.pages
        .flatMap((page) => page.list)
        .map((bet) => ({
          id: bet.betNo,
          cells: [
            momentText(bet.placedAt),
            bet.game,
            wordOf('desk.bets.state', bet.status),
            moneyOf(member, bet.stake),
            moneyOf(member, bet.payout),
          ],
        }))}
      figures={2}
    />
  )
}

/** One kind of what is written of a member. */
export function MemberFacts({ id, part }: { id: string; part: FactKind }) {
  const facts = useInfiniteQuery(pages(memberFacts, { params: { id }, query: { of: part } }))
  const cells = (fact: MemberFact) => [
    momentText(fact.at),
    <What key="what" fact={fact} part={part} />,
    fact.detail,
    fact.by ?? '',
  ]
  return (
    <Records
      label={say(`desk.member.${part}`)}
      query={facts}
      heads={['desk.member.at', 'desk.member.what', 'desk.member.detail', 'desk.member.by']}
      rows={facts.data?.pages.flatMap((page) => page.list).map((fact) => ({ id: fact.id, cells: cells(fact) }))}
      figures={0}
    />
  )
}

type FactKind = (typeof MEMBER_FACTS)[number]

/** Where the words for each kind's codes stand: of what it is, and of how it stands. */
const WORDS: Readonly<Record<FactKind, readonly [what: string, state?: string]>> = {
  orders: ['desk.member.order'],
  turnover: ['desk.source', 'desk.turnover.state'],
  accounts: ['desk.payout', 'desk.payoutAccounts.state'],
  kyc: ['desk.kyc.tier', 'desk.kyc.state'],
  logins: ['desk.member.login'],
  sessions: ['desk.member.session'],
  devices: ['desk.member.device'],
  changes: ['desk.member.change'],
  protection: ['desk.protection.step'],
  messages: ['desk.mailings.tab'],
  tickets: ['desk.ticket.category', 'desk.ticket.state'],
  notes: ['desk.member.note'],
}
/** The page on which an order stands whole, its right, and the words of its states. */
const ORDERS = {
  deposit: { right: 'deposits.view', to: '/deposits?queue=all&row=', state: 'desk.deposits.state' },
  withdrawal: { right: 'withdrawals.view', to: '/withdrawals?row=', state: 'desk.withdrawals.state' },
} as const
const OTHERS = {
  kyc: { right: 'kyc.view', to: '/kyc?state=&row=' },
  tickets: { right: 'tickets.view', to: '/tickets?no=' },
} as const

/**
 * What something is, as the way to its own page where whoever looks may go there; and how it
 * stands.
 */
function What({ fact, part }: { fact: MemberFact; part: FactKind }) {
  const { rights } = useDesk().session
  const [words, states] = WORDS[part]
  const order = part === 'orders' ? ORDERS[fact.what === 'deposit' ? 'deposit' : 'withdrawal'] : undefined
  const way = order ?? (part === 'kyc' || part === 'tickets' ? OTHERS[part] : undefined)
  const name = wordOf(words, fact.what)
  return (
    <>
      {way && fact.ref && rights.includes(way.right) ? <Link to={way.to + fact.ref}>{name}</Link> : name}{' '}
      {fact.state && <span className="badge">{wordOf(order?.state ?? states ?? '', fact.state)}</span>}
    </>
  )
}

interface Read {
  error: unknown
  isPending: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

interface RecordsProps {
  label: string
  query: Read
  heads: readonly DeskTextKey[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[] | undefined
  /** So many of the last columns are figures. */
  figures: number
}

function Records({ label, query, heads, rows = [], figures }: RecordsProps) {
  const figure = (n: number) => (n >= heads.length - figures ? 'num' : n === 2 && figures === 0 ? 'wide' : undefined)
  return (
    <>
      <RefusalNote error={query.error} />
      <section className="table-wrap" aria-label={label} aria-busy={query.isPending || undefined} ref={reachable}>
        <table className="dt dense">
          <thead>
            <tr>
              {heads.map((head, n) => (
                <th key={head} scope="col" className={figure(n)}>
                  {say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells }) => (
              <tr key={id}>
                {cells.map((cell, n) => (
                  <td key={heads[n]} className={figure(n)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {!query.isPending && rows.length === 0 && <p className="empty">{say('desk.list.empty')}</p>}
      <MoreButton query={query} size="sm">
        {say('desk.more')}
      </MoreButton>
    </>
  )
}
