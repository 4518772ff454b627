import { FACT_RIGHTS, MEMBER_FACTS, memberOne, type DeskMember } from '@senluna/contract/desk/members/members.ts'
import type { Right } from '@senluna/kit/staff.ts'
import { q } from '@senluna/web/client/query.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { say } from '../../say.ts'
import { useDesk } from '../../session.ts'
import { VipStanding } from '../../shown/VipStanding.tsx'
import { Glance } from './Glance.tsx'
import { MemberBets, MemberFacts, MemberPostings } from './Records.tsx'

const PARTS = ['glance', 'postings', 'bets', 'vip', ...MEMBER_FACTS] as const
type Part = (typeof PARTS)[number]

/** What each part needs besides the right to look at members. */
const RIGHTS: Readonly<Partial<Record<Part, Right>>> = { ...FACT_RIGHTS, bets: 'bets.view' }

function isOpen(part: Part, rights: readonly Right[]): boolean {
  const right = RIGHTS[part]
  return right === undefined || rights.includes(right)
}

/**
 * One member whole: at a glance, and every record that is kept of them. Each look is written into
 * the audit log.
 */
export function Member({ row }: { row: DeskMember }) {
  const [part, setPart] = useState<Part>('glance')
  const { rights } = useDesk().session
  const whole = useQuery(q(memberOne, { params: { id: row.id } }))
  return (
    <>
      <Tabs
        label={row.userName}
        value={part}
        options={PARTS.filter((part) => isOpen(part, rights)).map(
          (part) => [part, say(`desk.member.${part}`)] as const,
        )}
        onValue={setPart}
        controls="member-part"
      />
      <div id="member-part" role="tabpanel" className="member-part" aria-busy={whole.isPending || undefined}>
        <RefusalNote error={whole.error} />
        {whole.data && part === 'glance' && <Glance member={whole.data} />}
        {whole.data && part === 'postings' && <MemberPostings member={whole.data} />}
        {whole.data && part === 'bets' && <MemberBets member={whole.data} />}
        {part === 'vip' && <VipStanding id={row.id} />}
        {part !== 'glance' && part !== 'postings' && part !== 'bets' && part !== 'vip' && (
          <MemberFacts key={part} id={row.id} part={part} />
        )}
      </div>
    </>
  )
}
