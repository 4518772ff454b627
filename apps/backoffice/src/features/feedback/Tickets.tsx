import {
  deskTicketOne,
  deskTickets,
  exportTickets,
  handTicket,
  ticketHands,
  type DeskTicketRow,
} from '@senluna/contract/desk/members/tickets.ts'
import { FEEDBACK_CATEGORIES } from '@senluna/contract/site/feedback.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { cache, keyOf, q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { Age } from '../../list/Age.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type Choices, type ListSpec } from '../../list/spec.ts'
import { momentText, say, wordOf } from '../../say.ts'
import { useRight } from '../../session.ts'
import { Deadline } from './Deadline.tsx'
import { TicketTalk } from './TicketTalk.tsx'

/** So often the tickets are read again while the live connection is away. */
const AGAIN_MS = 20_000
const STATES = ['OPEN', 'ANSWERED', 'WAIT_MEMBER', 'CLOSED'] as const
const source = listOf(deskTickets)
const waits = ({ state }: DeskTicketRow) => state === 'OPEN'

const TICKETS: ListSpec<DeskTicketRow> = {
  page: 'tickets',
  title: 'desk.tickets',
  source,
  id: (row) => row.ticketNo,
  name: (row) => `${row.userName ?? say('desk.guest')} · ${row.ticketNo}`,
  rowOf: (no) => call(deskTicketOne, { params: { no } }),
  everyMs: AGAIN_MS,
  queue: 'tickets',
  columns: [
    { name: 'ticket', label: 'desk.ticket.no', show: (row) => <code>{row.ticketNo}</code> },
    { name: 'member', label: 'desk.ticket.writer', show: (row) => row.userName ?? say('desk.guest') },
    { name: 'category', label: 'desk.ticket.category', show: (row) => say(`desk.ticket.category.${row.category}`) },
    { name: 'excerpt', label: 'desk.ticket.words', look: 'wide', show: (row) => row.excerpt },
    {
      name: 'age',
      label: 'desk.ticket.age',
      look: 'num',
      show: (row) => waits(row) && <Age since={row.createdAt} />,
    },
    { name: 'due', label: 'desk.ticket.deadline', look: 'when', show: (row) => <Deadline ticket={row} /> },
    { name: 'held', label: 'desk.ticket.held', show: (row) => row.heldBy && wordOf('desk.name.role', row.heldBy) },
    {
      name: 'created',
      label: 'desk.ticket.created',
      look: 'when',
      hidden: true,
      show: (row) => momentText(row.createdAt),
    },
    {
      name: 'changed',
      label: 'desk.ticket.changed',
      look: 'when',
      hidden: true,
      show: (row) => momentText(row.changedAt),
    },
    { name: 'language', label: 'desk.notices.language', hidden: true, show: (row) => row.language },
  ],
  filters: [
    {
      name: 'state',
      label: 'desk.ticket.state',
      kind: 'choice',
      tabs: true,
      start: 'OPEN',
      options: () => STATES.map((state) => [state, `desk.ticket.state.${state}`] as const),
    },
    {
      name: 'category',
      label: 'desk.ticket.category',
      kind: 'choice',
      options: () => FEEDBACK_CATEGORIES.map((category) => [category, `desk.ticket.category.${category}`] as const),
    },
    { name: 'late', label: 'desk.ticket.deadline', kind: 'choice', options: () => [['1', 'desk.ticket.late']] },
    { name: 'mine', label: 'desk.ticket.held', kind: 'choice', options: () => [['1', 'desk.ticket.mine']] },
    { name: 'no', label: 'desk.ticket.no', kind: 'text' },
  ],
  exported: exportedBy(exportTickets),
  drawer: (row) => <TicketTalk key={row.ticketNo} no={row.ticketNo} />,
}

/** Tickets by state, with what was said in the one that is open; they can be handed on. */
export default function Tickets() {
  const hands = useQuery({ ...q(ticketHands), enabled: useRight('tickets.edit') })
  const { roles = [], people = [] } = hands.data ?? {}
  const options = (): Choices => [
    ...roles.map(
      (role) => [`role ${role}`, say('desk.ticket.role', { name: wordOf('desk.name.role', role) })] as const,
    ),
    ...people.map(({ name, shownAs }) => [`name ${name}`, `${name} (${shownAs})`] as const),
  ]
  return (
    <ListPage
      list={{
        ...TICKETS,
        acts: [
          {
            name: 'desk.ticket.hand',
            right: 'tickets.edit',
            bulk: true,
            may: ({ state }) => state !== 'CLOSED',
            about: () => <p className="hint">{say('desk.ticket.hand.about')}</p>,
            fields: [{ name: 'to', label: 'desk.ticket.hand.to', kind: 'choice', required: true, options }],
            run: async ({ ticketNo: no }, reason, { to = '' }) => {
              const [kind, ...rest] = to.split(' ')
              const body = kind === 'role' ? { role: rest.join(' ') } : { name: rest.join(' ') }
              const ticket = await call(handTicket, { params: { no }, body }, { reason })
              cache.setQueryData(keyOf(deskTicketOne, { params: { no } }), ticket)
            },
          },
        ],
      }}
    />
  )
}
