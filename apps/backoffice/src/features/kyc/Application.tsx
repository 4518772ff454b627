import { deskKycRead, type DeskKyc } from '@senluna/contract/member/kyc.ts'
import { q } from '@senluna/web/client/query.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '../../list/Drawer.tsx'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { dayText, momentText, say } from '../../say.ts'
import { Document } from './Document.tsx'
import { Doubts } from './Doubts.tsx'

/**
 * One application: what was declared, and what was shown. Opening it is written down, so it is read
 * once.
 */
export function Application({ row }: { row: DeskKyc }) {
  const read = useQuery({ ...q(deskKycRead, { params: { id: row.id } }), staleTime: Infinity, gcTime: 0 })
  const application = read.data
  return (
    <>
      <RefusalNote error={read.error} />
      <Facts
        facts={[
          [say('desk.kyc.account'), <MemberLink key="member" id={row.memberId} name={row.account} />],
          [say('desk.kyc.tier'), say(`desk.kyc.tier.${row.tier}`)],
          [say('desk.kyc.has'), application?.has],
          [say('desk.kyc.checks'), <Doubts key="checks" kyc={row} />],
          [say('desk.kyc.name'), application?.declared.payeeName],
          [say('desk.kyc.birthday'), application?.declared.birthday && dayText(application.declared.birthday)],
          [say('desk.kyc.address'), application?.declared.address],
          [say('desk.kyc.created'), momentText(row.createdAt)],
          [say('desk.kyc.by'), row.decidedBy],
          [say('desk.kyc.reason'), row.reason],
        ]}
      />
      {application && application.documents.length > 0 && (
        <>
          <p className="hint">{say('desk.kyc.look')}</p>
          <div className="kyc-pictures">
            {application.documents.map(({ kind, image }) => (
              <Document key={image.fileId} image={image} name={say(`desk.kyc.kind.${kind}`)} />
            ))}
          </div>
        </>
      )}
    </>
  )
}
