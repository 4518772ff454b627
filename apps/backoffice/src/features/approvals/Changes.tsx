import type { Approval } from '@senluna/contract/approvals.ts'
import { say, wordOf } from '../../say.ts'

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : value === undefined || value === null
      ? {}
      : { '': value }

/** Amounts in the currency's smallest unit: read more safely in groups of three. */
const AMOUNTS = new Set(['balance', 'amount', 'remaining', 'least', 'most', 'feeFixed', 'unbacked', 'suspense', 'left'])

type Plain = string | number
const isPlain = (value: unknown): value is Plain => typeof value === 'string' || typeof value === 'number'
const isList = (value: unknown): value is Plain[] => Array.isArray(value) && value.every(isPlain)

/** Lists by name, such as the numbers of each prize. */
const isOfLists = (value: unknown): value is Record<string, Plain | Plain[]> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).length > 0 &&
  Object.values(value).every((part) => isPlain(part) || isList(part))

function textOf(name: string, value: unknown): string {
  if (value === undefined || value === null) return '–'
  if (isList(value)) return value.join(' ') || '–'
  if (isOfLists(value))
    return Object.entries(value)
      .map(([key, part]) => `${key} ${isList(part) ? part.join(' ') : part}`)
      .join(' · ')
  if (typeof value !== 'string') return JSON.stringify(value)
  return AMOUNTS.has(name) && /^-?\d+$/.test(value) ? BigInt(value).toLocaleString('en-US') : value
}

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
          const [was, is] = [textOf(name, before[name]), textOf(name, after[name])]
          return (
            <tr key={name} className={was === is ? 'muted' : undefined}>
              <th scope="row">{wordOf('desk.approvals.field', name)}</th>
              <td className="num">{was}</td>
              <td className="num">{was === is ? is : <strong>{is}</strong>}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
