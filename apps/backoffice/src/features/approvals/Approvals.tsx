import * as contract from '@senluna/contract/desk/approvals.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { useState } from 'react'
import { BankFileLines } from '../../shown/BankLines.tsx'
import { Evidence } from '../../shown/Evidence.tsx'
import { Age } from '../../list/Age.tsx'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type Act, type ListSpec } from '../../list/spec.ts'
import { ByName } from '../../shown/ByName.tsx'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { rightName } from '../../shown/Named.tsx'
import { momentText, say } from '../../say.ts'
import { actionName } from './action-name.ts'
import { Changes } from './Changes.tsx'
import { Sources } from './Sources.tsx'
import { kindName, objectName } from '../../shown/object-name.ts'

type Row = contract.Approval

/** The code that opens somebody's account, and whose account it is. */
interface Issued {
  kind: string
  name: string
  code: string
}

const issuedText = ({ kind, name }: Issued): { title: string; how: string } =>
  kind === 'member'
    ? { title: say('desk.members.password', { name }), how: say('desk.members.password.how', { name }) }
    : { title: say('desk.staff.code', { name }), how: say('desk.staff.code.how', { name }) }

const decide = (endpoint: typeof contract.reject) => (row: Row, reason: string) =>
  call(endpoint, { params: { id: row.id } }, { reason })

/** What is done with a request; a code that it answers is shown by `onCode`. */
const actsOf = (onCode: (issued: Issued) => void): readonly Act<Row>[] => [
  {
    name: 'desk.approvals.approve',
    right: 'approvals.view',
    main: true,
    may: ({ decidable }) => decidable,
    about: ([row]) =>
      row && (
        <>
          <Changes approval={row} />
          {row.objectKind === 'bankFile' && <BankFileLines id={row.objectId} />}
          <Sources approval={row} />
        </>
      ),
    run: async (row, reason) => {
      const approved = await call(contract.approve, { params: { id: row.id } }, { reason })
      if (approved.code !== undefined) onCode({ kind: row.objectKind, name: objectName(row), code: approved.code })
      return approved
    },
  },
  {
    name: 'desk.approvals.reject',
    right: 'approvals.view',
    danger: true,
    may: ({ decidable }) => decidable,
    run: decide(contract.reject),
  },
  {
    name: 'desk.approvals.withdraw',
    right: 'approvals.view',
    may: ({ state, mine }) => state === 'PENDING' && mine,
    run: decide(contract.withdrawApproval),
  },
]

/** Where the pictures are that something is asked for with. */
const PICTURES: Readonly<Record<string, (objectId: string) => string>> = {
  adjustment: () => '/bo/v1/adjustments/files',
  withdrawal: (no) => `/bo/v1/withdrawals/${no}/proof`,
}

/** The pictures that an adjustment, or a payment by hand, is asked for with. */
const evidenceOf = ({ objectKind, objectId, after }: Row): string[] => {
  const files = typeof after === 'object' && after !== null && 'files' in after ? after.files : undefined
  const place = PICTURES[objectKind]?.(objectId)
  if (place === undefined || !Array.isArray(files)) return []
  return files.map((file) => `${place}/${String(file)}`)
}

/** Whom it is about, by name where the request says one. */
const memberOf = ({ before, after, memberId }: Row): string => {
  for (const part of [before, after])
    if (typeof part === 'object' && part !== null && 'member' in part && typeof part.member === 'string')
      return part.member
  return memberId?.slice(-12) ?? ''
}

/** People by what they are called, with the account they log in by. */
const maker = (row: Row) => <ByName name={row.makerShownAs} code={row.maker} />
const checker = ({ checker: account, checkerShownAs }: Row) =>
  account && <ByName name={checkerShownAs ?? account} code={account} />

const stateName = (state: Row['state']) => say(`desk.approvals.state.${state}`)

const APPROVALS: Omit<ListSpec<Row>, 'acts'> = {
  page: 'approvals',
  title: 'desk.approvals',
  source: listOf(contract.approvals),
  id: (row) => row.id,
  name: (row) => `${actionName(row.action)} · ${objectName(row)}`,
  everyMs: 10_000,
  queue: 'approvals',
  columns: [
    { name: 'action', label: 'desk.approvals.action', show: (row) => actionName(row.action) },
    {
      name: 'object',
      label: 'desk.approvals.object',
      show: (row) => (
        <span className="two-lines">
          <span>
            {objectName(row)}
            {row.merchantCode && <span className="badge">{row.merchantCode}</span>}
          </span>
          <small>{kindName(row.objectKind)}</small>
        </span>
      ),
    },
    { name: 'maker', label: 'desk.approvals.maker', show: maker },
    { name: 'reason', label: 'desk.reason', look: 'wide', show: (row) => row.reason },
    { name: 'checker', label: 'desk.approvals.checker', show: checker },
    {
      name: 'age',
      label: 'desk.approvals.asked',
      look: 'num',
      show: (row) =>
        row.state === 'PENDING' ? <Age since={row.createdAt} lateMs={3_600_000} /> : momentText(row.createdAt),
    },
    {
      name: 'state',
      label: 'desk.approvals.state',
      show: (row) => <span className={row.state === 'PENDING' ? 'badge warn' : 'badge'}>{stateName(row.state)}</span>,
    },
  ],
  filters: [
    {
      name: 'state',
      label: 'desk.approvals.state',
      kind: 'choice',
      tabs: true,
      start: 'PENDING',
      options: () => contract.APPROVAL_STATES.map((state) => [state, stateName(state)] as const),
    },
  ],
  exported: exportedBy(contract.exportApprovals),
  drawer: (row) => (
    <>
      <Facts
        facts={[
          [say('desk.approvals.action'), actionName(row.action)],
          [say('desk.approvals.object'), `${kindName(row.objectKind)}: ${objectName(row)}`],
          [
            say('desk.withdrawals.member'),
            row.memberId && <MemberLink key="member" id={row.memberId} name={memberOf(row)} />,
          ],
          [say('desk.approvals.brand'), row.merchantCode],
          [say('desk.approvals.maker'), maker(row)],
          [say('desk.reason'), row.reason],
          [say('desk.approvals.needs'), rightName(row.needs)],
          [say('desk.approvals.until'), row.state === 'PENDING' ? momentText(row.expiresAt) : undefined],
          [say('desk.approvals.checker'), checker(row)],
          [say('desk.approvals.decision'), row.decision],
          [say('desk.approvals.decided'), row.decidedAt && momentText(row.decidedAt)],
        ]}
      />
      <Changes approval={row} />
      {row.objectKind === 'bankFile' && <BankFileLines id={row.objectId} />}
      {evidenceOf(row).map((url, n) => (
        <Evidence key={url} url={url} name={say('desk.act.picture', { n: n + 1 })} />
      ))}
      <Sources approval={row} />
      {row.state === 'PENDING' && row.mine && <p className="muted">{say('desk.approvals.mine')}</p>}
      {row.state === 'PENDING' && !row.mine && !row.decidable && (
        <p className="muted">
          {row.sponsor
            ? say('desk.approvals.sponsor', { maker: row.makerShownAs })
            : say('desk.approvals.others', { right: rightName(row.needs) })}
        </p>
      )}
    </>
  ),
}

/** What waits for approval, with what it would change. */
export default function Approvals() {
  const [issued, setIssued] = useState<Issued | null>(null)
  return (
    <>
      <ListPage list={{ ...APPROVALS, acts: actsOf(setIssued) }} />
      {issued && (
        <Modal title={issuedText(issued).title} size="narrow" onClose={() => setIssued(null)}>
          <p className="secret">
            <code>{issued.code}</code>
          </p>
          <p className="hint">{issuedText(issued).how}</p>
        </Modal>
      )}
    </>
  )
}
