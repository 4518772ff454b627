import type { DeskKyc } from '@senluna/contract/member/kyc.ts'
import { say } from '../../say.ts'

/** What checking by machine found of an application. */
export function Doubts({ kyc }: { kyc: DeskKyc }) {
  if (kyc.doubts.length === 0) return <span className="badge good">{say('desk.kyc.doubt.NONE')}</span>
  return kyc.doubts.map((doubt) => (
    <span key={doubt} className="badge bad">
      {say(`desk.kyc.doubt.${doubt}`)}
    </span>
  ))
}
