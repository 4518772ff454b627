import { checkAuditChain, exportAudit } from '@senluna/contract/desk/staff-accounts.ts'
import { auditLog, type AuditEntry } from '@senluna/contract/desk/staff.ts'
import { action } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { useMutation } from '@tanstack/react-query'
import { Link as LinkIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { kindName, objectName } from '../../shown/object-name.ts'
import { acted } from './acted.ts'

/**
 * What an entry is about: the kind of things by its name, and which of them where that has a name;
 * its id stands beneath.
 */
function aboutText(entry: AuditEntry): string {
  const [kind, name] = [kindName(entry.objectKind), objectName(entry)]
  return entry.objectId.endsWith(name) ? kind : `${kind} · ${name}`
}

const AUDIT: ListSpec<AuditEntry> = {
  page: 'audit',
  title: 'desk.audit',
  source: listOf(auditLog),
  id: (row) => row.seq,
  name: (row) => say('desk.audit.entry', { seq: row.seq }),
  columns: [
    { name: 'seq', label: 'desk.audit.number', look: 'num', show: (row) => row.seq },
    { name: 'at', label: 'desk.audit.at', look: 'when', show: (row) => momentText(row.at) },
    { name: 'who', label: 'desk.audit.who', show: (row) => row.actorName },
    {
      name: 'action',
      label: 'desk.audit.action',
      look: 'wide',
      show: (row) => (
        <span className="two-lines">
          <span>{acted(row.action)}</span>
          <small>{row.action}</small>
        </span>
      ),
    },
    {
      name: 'object',
      label: 'desk.audit.object',
      show: (row) => (
        <span className="two-lines">
          <span>{aboutText(row)}</span>
          <small>
            {row.objectKind} <code>{row.objectId.slice(-12)}</code>
          </small>
        </span>
      ),
    },
    { name: 'reason', label: 'desk.audit.reason', look: 'wide', show: (row) => row.reason },
    { name: 'ip', label: 'desk.audit.ip', look: 'when', show: (row) => row.ip },
  ],
  filters: [
    { name: 'actor', label: 'desk.audit.actor', kind: 'text' },
    { name: 'action', label: 'desk.audit.action', kind: 'text' },
    { name: 'objectKind', label: 'desk.audit.kind', kind: 'text' },
    { name: 'objectId', label: 'desk.audit.id', kind: 'text' },
    { name: 'from', label: 'desk.from', kind: 'day' },
    { name: 'to', label: 'desk.to', kind: 'day' },
  ],
  drawer: (row) => <Entry entry={row} />,
  exported: exportedBy(exportAudit),
}

/** The audit log, latest first; of one object or one person where the address says so. */
export default function Audit() {
  return <ListPage list={{ ...AUDIT, head: <Check /> }} />
}

/** Works the chain out again, and says what it found. */
function Check() {
  const may = useRight('audit.export')
  const check = useMutation({
    ...action(checkAuditChain, {
      done: ({ whole, entries, broken }) => {
        if (whole) toast('success', say('desk.audit.check.whole', { entries }))
        else toast('error', say('desk.audit.check.broken', { seq: broken?.seq ?? '', what: broken?.what ?? '' }))
      },
    }),
    onError: (error) => toast('error', sentenceOf(error)),
  })
  if (!may) return null
  return (
    <Button size="sm" busy={check.isPending} onClick={() => check.mutate({})}>
      <LinkIcon className="i s" aria-hidden />
      {say('desk.audit.check')}
    </Button>
  )
}

/** Everything of one entry, and the ways to others of its object or its person. */
function Entry({ entry }: { entry: AuditEntry }) {
  const parts = [entry.before, entry.after].filter((part) => part !== null && part !== undefined)
  const change = parts.map((part) => JSON.stringify(part, undefined, 1)).join(' → ')
  const to = (only: Record<string, string>) => `/audit?${new URLSearchParams(only)}`
  return (
    <>
      <Facts
        facts={[
          [say('desk.audit.at'), momentText(entry.at)],
          [say('desk.audit.who'), `${entry.actorName} (${say(`desk.audit.by.${entry.actorKind}`)})`],
          [say('desk.audit.action'), `${acted(entry.action)} (${entry.action})`],
          [say('desk.audit.object'), `${aboutText(entry)} (${entry.objectKind} ${entry.objectId})`],
          [say('desk.audit.reason'), entry.reason],
          [say('desk.audit.ip'), entry.ip],
          [say('desk.audit.change'), change],
          [say('desk.audit.trace'), entry.traceId],
          [say('desk.audit.hash'), entry.hash],
        ]}
      />
      <div className="ways">
        <Link className="btn sm s2" to={to({ actor: entry.actorId })}>
          {say('desk.audit.filter')}: {entry.actorName}
        </Link>
        <Link className="btn sm s2" to={to({ objectKind: entry.objectKind, objectId: entry.objectId })}>
          {say('desk.audit.filter')}: {kindName(entry.objectKind)}
        </Link>
      </div>
    </>
  )
}
