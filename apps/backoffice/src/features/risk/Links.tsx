import { clearLink, graph, restoreLink, type SharedPlace } from '@senluna/contract/desk/money/risk.ts'
import { act } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Reason } from '../../forms/Reason.tsx'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'

type Linked = SharedPlace['members'][number]

/**
 * The accounts on a device, each with the way to clear its link to it, or to let it count again.
 */
export function Links({ place }: { place: SharedPlace }) {
  const mayOpen = useRight('members.view')
  const mayRead = useRight('risk.view')
  const mayClear = useRight('risk.edit')
  const [doing, setDoing] = useState<Linked | null>(null)
  const change = async ({ id, cleared }: Linked, reason: string) => {
    const link = { body: { deviceId: place.value, memberId: id } }
    const options = { reason, refreshes: [graph] }
    if (cleared) return act(restoreLink, link, options)
    const asked = await act(clearLink, link, options)
    if ('approvalId' in asked) toast('info', say('desk.act.waits', { name: say('desk.graph.do.clear') }))
    return asked
  }
  return (
    <>
      <p className="muted">{say('desk.graph.about')}</p>
      {place.openCases > 0 && mayRead && (
        <Link className="btn sm s2" to="/risk-cases">
          {say('desk.graph.toCases', { n: place.openCases })}
        </Link>
      )}
      <ul className="links">
        {place.members.map((member) => (
          <li key={member.id}>
            <div>
              {mayOpen ? <Link to={`/members?row=${member.id}`}>{member.userName}</Link> : <b>{member.userName}</b>}
              {member.cleared && <span className="badge">{say('desk.graph.cleared')}</span>}
              {mayClear && (
                <Button size="sm" onClick={() => setDoing(member)}>
                  {say(member.cleared ? 'desk.graph.do.restore' : 'desk.graph.do.clear')}
                </Button>
              )}
            </div>
            {member.cleared && (
              <small>
                {say('desk.graph.cleared.by', {
                  name: member.cleared.by,
                  time: momentText(member.cleared.at),
                  reason: member.cleared.reason,
                })}
              </small>
            )}
          </li>
        ))}
      </ul>
      {doing && (
        <Reason
          title={say(doing.cleared ? 'desk.graph.do.restore' : 'desk.graph.do.clear')}
          action={say(doing.cleared ? 'desk.graph.do.restore' : 'desk.graph.do.clear')}
          onDo={(reason) => change(doing, reason)}
          onClose={() => setDoing(null)}
        >
          <p>{say(doing.cleared ? 'desk.graph.restore.about' : 'desk.graph.clear.about', { name: doing.userName })}</p>
        </Reason>
      )}
    </>
  )
}
