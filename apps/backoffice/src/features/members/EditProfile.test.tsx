import { editMember, memberProfile, type Editable } from '@senluna/contract/desk/members/member-edit.ts'
import type { MemberDetails } from '@senluna/contract/desk/members/members.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import { giveReason, openDesk } from '../../testing/desk.tsx'
import { EditProfile } from './EditProfile.tsx'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const field = (name: Editable['field'], value = ''): Editable => ({
  field: name,
  value,
  acceptedPattern: '*',
  patternId: null,
  minLength: 2,
  maxLength: 20,
})
const FIELDS = [
  field('nickname', 'L***'),
  field('address'),
  field('payeeName', 'N*** L**'),
  field('mobile', '+84***12'),
]
const ACTION = 'Edit profile'

async function open({ waits = false, onClose = (): void => undefined } = {}) {
  answer(memberProfile, { fields: FIELDS, waits })
  // The form reads no more of the member than these.
  const member = { id: ID, userName: 'lan2026' } as MemberDetails
  const user = openDesk(<EditProfile member={member} onClose={onClose} />, { rights: ['members.edit'] })
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(FIELDS.length + 1))
  return user
}
const inputOf = (n: number) => screen.getAllByRole<HTMLInputElement>('textbox')[n]!

test('only what was filled in is sent; a ticked value is taken away', async () => {
  const user = await open()
  await user.type(inputOf(1), 'Hà Nội')
  await user.click(within(inputOf(0).closest<HTMLElement>('.edit-part')!).getByRole('checkbox'))
  answer(editMember, { saved: ['nickname', 'address'], asked: [] })
  await giveReason(user, ACTION, 'As they asked')
  await screen.findByText(/^Saved: /)
  expect(callsOf(editMember)).toEqual([
    { params: { id: ID }, query: {}, body: { address: 'Hà Nội', nickname: '' }, reason: 'As they asked' },
  ])
  expect(callsOf(memberProfile)).toHaveLength(2)
})

test('with nothing filled in nothing is sent', async () => {
  const user = await open()
  await giveReason(user, ACTION, 'As they asked')
  expect(screen.getByText('Fill in at least one field.')).toBeDefined()
  expect(callsOf(editMember)).toEqual([])
})

test('a refusal stands at its field until that is typed anew', async () => {
  const onClose = vi.fn<() => void>()
  const user = await open({ onClose })
  await user.type(inputOf(1), '?')
  refuse(editMember, 'REG_FIELD', [{ field: 'address', patternId: 'ADDRESS', args: [] }])
  await giveReason(user, ACTION, 'As they asked')
  await waitFor(() => expect(inputOf(1).getAttribute('aria-invalid')).toBe('true'))
  expect(inputOf(0).getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('Doesn’t match this field’s rule (2–20 characters).')).toBeDefined()
  expect(onClose).not.toHaveBeenCalled()
  await user.type(inputOf(1), 'x')
  expect(inputOf(1).getAttribute('aria-invalid')).toBeNull()
})

test('what two people change is said to wait', async () => {
  const user = await open()
  await user.type(inputOf(2), 'NGUYEN LAN')
  answer(editMember, { saved: [], asked: ['payeeName'], approvalId: ID, expiresAt: '2026-11-23T02:00:00.000Z' })
  await giveReason(user, ACTION, 'New papers')
  expect((await screen.findByRole('status')).textContent).toMatch(/^Awaiting/)
})

test('while one such change waits, no other can be typed', async () => {
  await open({ waits: true })
  expect([0, 1, 2, 3].map((n) => inputOf(n).disabled)).toEqual([false, false, true, true])
})

test('a day of birth is typed in three boxes, and sent as a day', async () => {
  answer(memberProfile, { fields: [field('birthday', '**-**-1990')], waits: false })
  const member = { id: ID, userName: 'lan2026' } as MemberDetails
  const user = openDesk(<EditProfile member={member} onClose={() => undefined} />, { rights: ['members.edit'] })
  const day = within(await screen.findByRole('group', { name: 'Date of birth' }))
  for (const [box, typed] of [
    ['Day', '3'],
    ['Month', '2'],
    ['Year', '1990'],
  ] as const)
    await user.type(day.getByLabelText(box), typed)
  answer(editMember, { saved: [], asked: ['birthday'], approvalId: ID, expiresAt: '2026-11-23T02:00:00.000Z' })
  await giveReason(user, ACTION, 'New papers')
  await screen.findByRole('status')
  expect(callsOf(editMember)[0]?.body).toEqual({ birthday: '1990-02-03' })
})

test('a day of birth that is to go can’t be typed meanwhile, and its boxes are empty', async () => {
  answer(memberProfile, { fields: [field('birthday', '**-**-1990')], waits: false })
  const member = { id: ID, userName: 'lan2026' } as MemberDetails
  const user = openDesk(<EditProfile member={member} onClose={() => undefined} />, { rights: ['members.edit'] })
  const group = await screen.findByRole('group', { name: 'Date of birth' })
  const year = within(group).getByLabelText<HTMLInputElement>('Year')
  await user.type(year, '1990')
  await user.click(within(group.closest<HTMLElement>('.edit-part')!).getByRole('checkbox'))
  expect([year.value, year.disabled]).toEqual(['', true])
})
