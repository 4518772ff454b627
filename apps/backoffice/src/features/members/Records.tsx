import { memberBets, memberFacts, memberPostings, type MemberFact, type MemberWhole } from '@senluna/contract/people.ts'
import { pages } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { reachable } from '@senluna/web/ui/Scroller.tsx'
import { Select } from '@senluna/web/ui/Select.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { DeskTextKey } from '@senluna/text/desk.ts'
import { momentText, say, wordOf } from '../../say.ts'
import { moneyOf } from './names.ts'

/** Every posting of one of a member's wallets. */
export function MemberPostings({ of }: { of: MemberWhole }) {
  const [wallet, setWallet] = useState(String(of.wallets[0]?.no ?? 1))
  const postings = useInfiniteQuery(pages(memberPostings, { params: { id: of.id }, query: { wallet } }))
  const money = of.wallets.find((one) => String(one.no) === wallet) ?? of
  return (
    <>
      <Select
        hideLabel
        label={say('desk.member.postings')}
        value={wallet}
        options={of.wallets.map((one) => [String(one.no), wordOf('desk.member.wallet', one.no)] as const)}
        onValue={setWallet}
      />
      <Records
        label={say('desk.member.postings')}
        of={postings}
        heads={['desk.member.at', 'desk.member.what', 'desk.member.amount', 'desk.member.after']}
        rows={postings.data?.pages
          .flatMap((page) => page.list)
          .map((one) => ({
            id: one.id,
            cells: [momentText(one.at), one.typeName, moneyOf(money, one.amount), moneyOf(money, one.balance)],
          }))}
        figures={2}
      />
    </>
  )
}

/** Every bet of a member. */
export function MemberBets({ of }: { of: MemberWhole }) {
  const bets = useInfiniteQuery(pages(memberBets, { params: { id: of.id } }))
  return (
    <Records
      label={say('desk.member.bets')}
      of={bets}
      heads={['desk.member.at', 'desk.member.game', 'desk.members.state', 'desk.member.stake', 'desk.member.payout']}
      rows={bets.data?.pages
        .flatMap((page) => page.list)
        .map((one) => ({
          id: one.betNo,
          cells: [momentText(one.placedAt), one.game, one.status, moneyOf(of, one.stake), moneyOf(of, one.payout)],
        }))}
      figures={2}
    />
  )
}

/** One kind of what is written of a member. */
export function MemberFacts({
  id,
  part,
}: {
  id: string
  part: 'logins' | 'sessions' | 'changes' | 'protection' | 'messages' | 'notes'
}) {
  const facts = useInfiniteQuery(pages(memberFacts, { params: { id }, query: { of: part } }))
  const cells = (one: MemberFact) => [momentText(one.at), one.what, one.detail, one.by ?? '']
  return (
    <Records
      label={say(`desk.member.${part}`)}
      of={facts}
      heads={['desk.member.at', 'desk.member.what', 'desk.member.detail', 'desk.member.by']}
      rows={facts.data?.pages.flatMap((page) => page.list).map((one) => ({ id: one.id, cells: cells(one) }))}
      figures={0}
    />
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
  of: Read
  heads: readonly DeskTextKey[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[] | undefined
  /** So many of the last columns are figures. */
  figures: number
}

function Records({ label, of, heads, rows = [], figures }: RecordsProps) {
  const figure = (n: number) => (n >= heads.length - figures ? 'num' : n === 2 && figures === 0 ? 'wide' : undefined)
  return (
    <>
      <RefusalNote of={of.error} />
      <section className="table-wrap" aria-label={label} aria-busy={of.isPending || undefined} ref={reachable}>
        <table className="dt dense">
          <thead>
            <tr>
              {heads.map((one, n) => (
                <th key={one} scope="col" className={figure(n)}>
                  {say(one)}
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
      {!of.isPending && rows.length === 0 && <p className="empty">{say('desk.list.empty')}</p>}
      {of.hasNextPage && (
        <Button size="sm" busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
          {say('desk.more')}
        </Button>
      )}
    </>
  )
}
