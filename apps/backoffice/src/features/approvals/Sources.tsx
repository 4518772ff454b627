import type { Approval } from '@senluna/contract/desk/approvals.ts'
import { say } from '../../say.ts'

/**
 * Warns where both people of a request are at one address or one browser: they may be one person.
 */
export function Sources({ approval }: { approval: Pick<Approval, 'state' | 'sameAddress' | 'sameDevice'> }) {
  const waits = approval.state === 'PENDING'
  if (approval.sameDevice)
    return <p className="note">{say(waits ? 'desk.approvals.sameDevice' : 'desk.approvals.wasSameDevice')}</p>
  if (approval.sameAddress)
    return <p className="note">{say(waits ? 'desk.approvals.sameAddress' : 'desk.approvals.wasSameAddress')}</p>
  return null
}
