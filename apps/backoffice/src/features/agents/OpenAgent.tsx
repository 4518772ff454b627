import { agentTree, openAgent } from '@senluna/contract/desk/members/agents.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { act } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Reason } from '../../forms/Reason.tsx'
import { say, wordOf } from '../../say.ts'
import { useRight } from '../../session.ts'

type Opened = ReplyOf<typeof openAgent>

/** The way to open an agent; its person sets the password by a link. */
export function OpenAgent() {
  const may = useRight('members.edit')
  const [asking, setAsking] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  if (!may) return null
  return (
    <>
      <Button look="gold" size="sm" onClick={() => setAsking(true)}>
        <Plus className="i s" aria-hidden />
        {say('desk.agents.open')}
      </Button>
      {asking && <OpenForm onOpened={setOpened} onClose={() => setAsking(false)} />}
      {opened && (
        <Modal
          title={say('desk.agents.opened', { name: opened.account })}
          size="narrow"
          onClose={() => setOpened(null)}
        >
          <p>{say('desk.agents.opened.sent', { address: opened.sentTo })}</p>
          <p className="hint">{say('desk.agents.opened.how')}</p>
        </Modal>
      )}
    </>
  )
}

const TYPES = [ACCOUNT_TYPE.GENERAL_AGENT, ACCOUNT_TYPE.AGENT, ACCOUNT_TYPE.AFFILIATE] as const
const KEYS = TYPES.map(String)

function OpenForm({ onOpened, onClose }: { onOpened: (opened: Opened) => void; onClose: () => void }) {
  const [username, setUsername] = useState('')
  const [key, setKey] = useState(String(ACCOUNT_TYPE.GENERAL_AGENT))
  const [parent, setParent] = useState('')
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const type = TYPES[KEYS.indexOf(key)] ?? ACCOUNT_TYPE.GENERAL_AGENT
  const isBelow = type === ACCOUNT_TYPE.AGENT
  /** What was typed as the account above and is none that may have agents below it. */
  const [notAbove, setNotAbove] = useState<string | null>(null)
  const missing = (value: string) => (tried && value.trim() === '' ? say('desk.act.fill') : undefined)
  return (
    <Reason
      title={say('desk.agents.open')}
      action={say('desk.agents.open')}
      ready={() => {
        setTried(true)
        return username.trim() !== '' && email.trim() !== '' && (!isBelow || parent.trim() !== '')
      }}
      onDo={async (reason) => {
        const body = { username: username.trim(), type, parent: isBelow ? parent.trim() : '', email: email.trim() }
        try {
          await act(openAgent, { body }, { reason, refreshes: [agentTree], done: onOpened })
        } catch (error) {
          if (isRefused(error, 'VAL_FIELD') && error.fields.some(({ field }) => field === 'parent')) setNotAbove(parent)
          throw error
        }
      }}
      onClose={onClose}
    >
      <Select
        label={say('desk.members.type')}
        value={key}
        options={KEYS.map((option) => [option, wordOf('desk.members.type', option)] as const)}
        onValue={setKey}
      />
      <p className="hint">{say(isBelow ? 'desk.agents.open.below' : 'desk.agents.open.top')}</p>
      <TextField
        label={say('desk.agents.username')}
        required
        autoComplete="off"
        value={username}
        onValue={setUsername}
        error={missing(username)}
      />
      <TextField
        label={say('desk.member.email')}
        hint={say('desk.agents.open.email')}
        type="email"
        required
        autoComplete="off"
        value={email}
        onValue={setEmail}
        error={missing(email)}
      />
      {isBelow && (
        <TextField
          label={say('desk.agents.parent')}
          required
          autoComplete="off"
          value={parent}
          onValue={setParent}
          error={missing(parent) ?? (notAbove === parent ? say('desk.agents.wrong.parent') : undefined)}
        />
      )}
    </Reason>
  )
}
