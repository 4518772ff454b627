import { auditLog, type AuditEntry } from '@senluna/contract/desk/staff.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/calls.ts'
import { openDesk, rowsShown } from '../../testing/desk.tsx'
import Audit from './Audit.tsx'

test('what an entry is about is called by its name, with what it is found by beneath', async () => {
  const entry = (seq: string, more: Partial<AuditEntry>): AuditEntry => ({
    seq,
    at: '2026-11-22T02:00:00.000Z',
    actorKind: 'staff',
    actorId: '01890a5d-ac96-774b-bcce-b302099a8057',
    actorName: 'lan',
    action: 'members.list',
    objectKind: 'members',
    objectId: 'all',
    before: null,
    after: null,
    reason: '',
    ip: '203.0.113.9',
    approver: '',
    traceId: 't',
    hash: 'h',
    ...more,
  })
  answer(auditLog, {
    list: [
      entry('3', { objectKind: 'vendor', objectId: 'TCG_LOTTO_VN', after: { enabled: false } }),
      entry('2', {
        objectKind: 'member',
        objectId: '01890a5d-ac96-774b-bcce-b302099a8057',
        after: { member: 'lan2026' },
      }),
      entry('1', {}),
    ],
  })
  openDesk(<Audit />, { rights: ['audit.view'] })
  await screen.findByText('3 rows')
  expect(rowsShown().map((cells) => cells[4])).toEqual([
    'Provider · Vietnam Lotteryvendor TCG_LOTTO_VN',
    'Member · lan2026member b302099a8057',
    'Membersmembers all',
  ])
})
