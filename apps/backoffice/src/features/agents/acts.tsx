import {
  addAgentCode,
  moveAgent,
  setAgentType,
  treeAccountDetails,
  type TreeAccount,
} from '@senluna/contract/desk/members/agents.ts'
import { ACCOUNT_TYPE, type AccountType } from '@senluna/kit/account-type.ts'
import type { DeskTextKey } from '@senluna/text/desk.ts'
import { act } from '@senluna/web/client/query.ts'
import type { Act } from '../../list/spec.ts'
import { say } from '../../say.ts'

const { MEMBER, AGENT, GENERAL_AGENT, AFFILIATE } = ACCOUNT_TYPE

/** Who gives out codes. */
const CODED: readonly AccountType[] = [AGENT, GENERAL_AGENT, AFFILIATE]

const refreshes = [treeAccountDetails]

type Step = Pick<Act<TreeAccount>, 'danger' | 'may'> & {
  name: DeskTextKey
  about: DeskTextKey
  type: typeof MEMBER | typeof AGENT | typeof GENERAL_AGENT
}

/** Makes an account one of another type. */
const typeAct = ({ about, type, ...more }: Step): Act<TreeAccount> => ({
  ...more,
  right: 'members.edit',
  about: () => <p>{say(about)}</p>,
  run: (row, reason) => act(setAgentType, { params: { id: row.id }, body: { type } }, { reason, refreshes }),
})

/** What can be done with an account of the tree. */
export const ACTS: readonly Act<TreeAccount>[] = [
  typeAct({
    name: 'desk.agents.promote',
    about: 'desk.agents.promote.about',
    type: AGENT,
    may: (row) => row.type === MEMBER,
  }),
  typeAct({
    name: 'desk.agents.raise',
    about: 'desk.agents.raise.about',
    type: GENERAL_AGENT,
    danger: true,
    may: (row) => row.type === AGENT,
  }),
  typeAct({
    name: 'desk.agents.demote',
    about: 'desk.agents.demote.about',
    type: MEMBER,
    danger: true,
    may: (row) => row.type === AGENT && row.team === 0,
  }),
  {
    name: 'desk.agents.move',
    right: 'members.edit',
    may: (row) => row.type === MEMBER || row.type === AGENT,
    about: ([row]) => <p>{say(row?.type === AGENT ? 'desk.agents.move.about' : 'desk.agents.move.member')}</p>,
    fields: [{ name: 'to', label: 'desk.agents.move.to', kind: 'text', hint: 'desk.agents.move.hint' }],
    run: (row, reason, { to = '' }) => act(moveAgent, { params: { id: row.id }, body: { to } }, { reason, refreshes }),
  },
  {
    name: 'desk.agents.code.add',
    right: 'members.edit',
    may: (row) => CODED.includes(row.type),
    fields: [
      { name: 'code', label: 'desk.agents.code', kind: 'text', required: true, hint: 'desk.agents.code.hint' },
      { name: 'domain', label: 'desk.agents.domain', kind: 'text', hint: 'desk.agents.domain.hint' },
    ],
    run: (row, reason, { code = '', domain = '' }) =>
      act(addAgentCode, { params: { id: row.id }, body: { code, domain } }, { reason, refreshes }),
  },
]
