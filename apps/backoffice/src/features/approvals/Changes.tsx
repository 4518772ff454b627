import type { Approval } from '@senluna/contract/approvals.ts'
import { say } from '../../say.ts'

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : value === undefined || value === null
      ? {}
      : { '': value }

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value)

/** What would be different, name by name: as it is, and as it would be. */
export function Changes({ of }: { of: Pick<Approval, 'before' | 'after'> }) {
  const before = partsOf(of.before)
  const after = partsOf(of.after)
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  if (names.length === 0) return null
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
        {names.map((name) => {
          const [was, is] = [textOf(before[name]), textOf(after[name])]
          return (
            <tr key={name} className={was === is ? 'muted' : undefined}>
              <th scope="row">{name}</th>
              <td className="num">{was}</td>
              <td className="num">{was === is ? is : <strong>{is}</strong>}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
