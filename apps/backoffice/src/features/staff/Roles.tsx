import { changeRole, roleList, type DeskRole } from '@senluna/contract/desk/staff-accounts.ts'
import type { BrandRight } from '@senluna/kit/staff.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { act, keyOf, q } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { reachable } from '@senluna/web/ui/Scroller.tsx'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import '../../list/list.css'
import { New } from '../../list/acts/New.tsx'
import { Reason } from '../../forms/Reason.tsx'
import { say } from '../../say.ts'
import { Named, nameOf, rightName } from '../../shown/Named.tsx'
import { useRight } from '../../session.ts'

const ACTIONS = ['view', 'edit', 'approve', 'senior', 'export'] as const

/** What each role allows. A change waits for approval. */
export default function Roles() {
  const roles = useQuery(q(roleList))
  const [chosen, setChosen] = useState('')
  const role = roles.data?.list.find((role) => role.code === chosen) ?? roles.data?.list[0]
  return (
    <main className="pg">
      <div className="ttl">
        <h1>{say('desk.roles')}</h1>
        <span className="spread" />
        <New
          refreshes={keyOf(roleList)}
          act={{
            name: 'desk.roles.new',
            right: 'staff.edit',
            fields: [
              { name: 'code', label: 'desk.roles.code', kind: 'text', required: true, hint: 'desk.roles.code.hint' },
            ],
            run: (_, reason, { code = '' }) =>
              call(changeRole, { params: { code: code.trim().toUpperCase() }, body: { rights: [] } }, { reason }),
          }}
        />
      </div>
      {roles.isError && !roles.data && <ErrorState error={roles.error} onRetry={() => void roles.refetch()} />}
      {role && roles.data && (
        <>
          <Tabs
            label={say('desk.roles')}
            value={role.code}
            options={roles.data.list.map(({ code, people }) => [code, `${nameOf('role', code)} · ${people}`] as const)}
            onValue={setChosen}
            controls="role"
          />
          <Matrix key={`${role.code} ${role.rights.length}`} role={role} rights={roles.data.rights} />
        </>
      )}
    </main>
  )
}

function Matrix({ role, rights }: { role: DeskRole; rights: readonly BrandRight[] }) {
  const edits = useRight('staff.edit')
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set(role.rights))
  const [asking, setAsking] = useState(false)
  const pages = [...new Set(rights.map((right) => right.split('.')[0]!))]
  const changed = rights.filter((right) => wanted.has(right) !== role.rights.includes(right))
  const ask = async (reason: string) => {
    await act(
      changeRole,
      { params: { code: role.code }, body: { rights: rights.filter((right) => wanted.has(right)) } },
      { reason, refreshes: [roleList] },
    )
    toast('info', say('desk.set.waits'))
  }
  return (
    <section className="card" id="role" role="tabpanel">
      <div className="lt">
        <output>
          {say('desk.roles.people', { n: role.people })} · {say('desk.set.changed', { n: changed.length })}
        </output>
        <span className="spread" />
        {edits && (
          <Button look="gold" size="sm" disabled={changed.length === 0} onClick={() => setAsking(true)}>
            {say('desk.set.ask')}
          </Button>
        )}
      </div>
      <section className="table-wrap" aria-label={nameOf('role', role.code)} ref={reachable}>
        <table className="dt dense">
          <thead>
            <tr>
              <th scope="col">{say('desk.roles.page')}</th>
              {ACTIONS.map((action) => (
                <th key={action} scope="col">
                  {say(`desk.roles.${action}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <tr key={page}>
                <th scope="row">
                  <Named group="page" code={page} />
                </th>
                {ACTIONS.map((action) => {
                  const right = rights.find((right) => right === `${page}.${action}`)
                  return (
                    <td key={action} className="pick">
                      {right && (
                        <input
                          type="checkbox"
                          aria-label={rightName(right)}
                          checked={wanted.has(right)}
                          disabled={!edits}
                          onChange={(event) => {
                            const next = new Set(wanted)
                            if (event.target.checked) next.add(right)
                            else next.delete(right)
                            setWanted(next)
                          }}
                        />
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {asking && (
        <Reason
          title={nameOf('role', role.code)}
          action={say('desk.set.ask')}
          onDo={ask}
          onClose={() => setAsking(false)}
        >
          <ul className="diff">
            {changed.map((right) => (
              <li key={right} className={wanted.has(right) ? 'plus' : 'minus'}>
                {rightName(right)} <code className="by-code">{right}</code>
              </li>
            ))}
          </ul>
        </Reason>
      )}
    </section>
  )
}
