import type { Approval } from '@senluna/contract/desk/approvals.ts'
import { say } from '../../say.ts'
import { linesOf } from './words.ts'

/** What would be different, line by line: as it is, and as it would be. */
export function Changes({
  approval,
}: {
  approval: Pick<Approval, 'action' | 'objectKind' | 'objectId' | 'before' | 'after'>
}) {
  const lines = linesOf(approval)
  if (lines.length === 0) return null
  return (
    <table className="dt changes">
      <thead>
        <tr>
          <th scope="col">{say('desk.approvals.what')}</th>
          <th scope="col">{say('desk.approvals.before')}</th>
          <th scope="col">{say('desk.approvals.after')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, was, is }) => (
          <tr key={name} className={was === is ? 'muted' : undefined}>
            <th scope="row">{name}</th>
            <td className="num">{was}</td>
            <td className="num">{was === is ? is : <strong>{is}</strong>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
