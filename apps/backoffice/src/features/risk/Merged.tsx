import { casesNear, mergeCase, riskCaseOne, type RiskCase } from '@senluna/contract/desk/money/risk.ts'
import { act, cache, q } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Reason } from '../../forms/Reason.tsx'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'
import './links.css'

const pathOf = (page: 'risk' | 'aml', id: string) => `/${page}-cases?row=${id}`

/** Where a case went, and which cases went into it. */
export function Merged({ riskCase, page }: { riskCase: RiskCase; page: 'risk' | 'aml' }) {
  const into = riskCase.mergedInto
  return (
    <>
      {into && (
        <p className="note info">
          {say('desk.risk.merged.into', { name: into.by, time: momentText(into.at), reason: into.reason })}{' '}
          <Link to={pathOf(page, into.id)}>{say('desk.risk.merged.open')}</Link>
        </p>
      )}
      {riskCase.merged.length > 0 && (
        <>
          <h3>{say('desk.risk.merged')}</h3>
          <ul className="links">
            {riskCase.merged.map((merge) => (
              <li key={merge.id}>
                <div>
                  <Link
                    to={pathOf(page, merge.id)}
                  >{`${merge.userName} · ${say(`desk.risk.kind.${merge.kind}`)}`}</Link>
                </div>
                <small>
                  {say('desk.risk.merged.by', { name: merge.by, time: momentText(merge.at), reason: merge.reason })}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** The open cases of the same people, each with the way to make one of the two. */
export function MergeWays({ riskCase, source }: { riskCase: RiskCase; source: QueryKey }) {
  const edits = useRight('risk.edit')
  const params = { id: riskCase.id }
  const read = useQuery(q(casesNear, { params }))
  const list = read.data?.list ?? []
  const [into, setInto] = useState<(typeof list)[number] | null>(null)
  const merge = async (reason: string) => {
    await act(
      mergeCase,
      { params, body: { into: into?.id ?? '' } },
      {
        reason,
        refreshes: [riskCaseOne, casesNear],
        done: () => cache.invalidateQueries({ queryKey: source }),
      },
    )
    toast('success', say('desk.risk.merge.done'))
  }
  if (list.length === 0) return <RefusalNote error={read.error} />
  return (
    <>
      <h3>{say('desk.risk.near')}</h3>
      <ul className="links">
        {list.map((row) => (
          <li key={row.id}>
            <div>
              <span>{`${row.userName} · ${say(`desk.risk.kind.${row.kind}`)} · ${momentText(row.createdAt)}`}</span>
              {edits && (
                <Button size="sm" onClick={() => setInto(row)}>
                  {say('desk.risk.do.merge')}
                </Button>
              )}
            </div>
            <small>
              {row.device ? say('desk.risk.near.device', { device: row.device }) : say('desk.risk.near.same')}
            </small>
          </li>
        ))}
      </ul>
      {into && (
        <Reason
          title={say('desk.risk.do.merge')}
          action={say('desk.risk.do.merge')}
          onDo={merge}
          onClose={() => setInto(null)}
        >
          <p>{say('desk.risk.merge.about', { name: into.userName, time: momentText(into.createdAt) })}</p>
        </Reason>
      )}
    </>
  )
}
