import { closeAgentCode, treeAccountDetails } from '@senluna/contract/desk/members/agents.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { act } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { Reason } from '../../forms/Reason.tsx'
import { say } from '../../say.ts'
import { useRight } from '../../session.ts'

/** The codes that an account gives out; an open one can be closed. */
export function Codes({ details }: { details: ReplyOf<typeof treeAccountDetails> }) {
  const may = useRight('members.edit')
  const [closing, setClosing] = useState<string | null>(null)
  return (
    <>
      <h3>{say('desk.agents.codes')}</h3>
      <ul className="desk-agt-codes">
        {details.codes.map(({ code, domain, uses, open }) => (
          <li key={code}>
            <div>
              <code>{code}</code> {!open && <span className="badge">{say('desk.agents.code.closed')}</span>}
              <small>
                {domain ?? say('desk.agents.domain.every')} · {say('desk.agents.code.uses', { n: uses })}
              </small>
            </div>
            {may && open && (
              <Button
                size="sm"
                className="grave"
                aria-label={say('desk.agents.code.close.of', { code })}
                onClick={() => setClosing(code)}
              >
                {say('desk.agents.code.close')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {closing !== null && (
        <Reason
          title={say('desk.agents.code.close.of', { code: closing })}
          action={say('desk.agents.code.close')}
          danger
          onDo={async (reason) => {
            const params = { id: details.id, code: closing }
            await act(closeAgentCode, { params }, { reason, refreshes: [treeAccountDetails] })
            toast('success', say('desk.act.done', { name: say('desk.agents.code.close') }))
          }}
          onClose={() => setClosing(null)}
        >
          <p>{say('desk.agents.code.close.about')}</p>
        </Reason>
      )}
    </>
  )
}
