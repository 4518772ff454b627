import assert from 'node:assert/strict'
import { test } from 'vitest'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { awaiting } from '@senluna/contract/desk/approvals.ts'

// Whatever changes something at the desk takes two people, unless it stands here with the reason
// why one is enough. A new call stands nowhere, so somebody has to think about it.

const BY_ONE: Readonly<Record<string, readonly string[]>> = {
  'It strengthens a guard, or only takes away': [
    'DELETE /bo/v1/agents/{id}/codes/{code}',
    'POST /bo/v1/bills/{id}/deny',
    'POST /bo/v1/chat/pictures/take',
    'POST /bo/v1/chat/rooms/{id}/delete',
    'POST /bo/v1/chat/sanctions',
    'POST /bo/v1/deposits/{orderNo}/reject',
    'POST /bo/v1/graph/restore',
    'POST /bo/v1/lottery/draws/{id}/lock',
    'POST /bo/v1/mailings/{id}/cancel',
    'POST /bo/v1/members/{id}/logout',
    'POST /bo/v1/notices/{id}/remove',
    'POST /bo/v1/message-templates/{id}/remove',
    'POST /bo/v1/promotions/{id}/stop',
    'POST /bo/v1/protection/{id}/break',
    'POST /bo/v1/protection/{id}/limit',
    'POST /bo/v1/recon-cases',
    'POST /bo/v1/translations/{language}/{key}/reset',
    'POST /bo/v1/watchlists',
    'POST /bo/v1/withdrawals/{no}/close',
    'POST /bo/v1/withdrawals/{no}/hold',
    'POST /bo/v1/withdrawals/{no}/reject',
    'POST /bo/v1/withdrawals/{no}/review',
    'POST /bo/v1/applications/{id}/reject',
    'POST /bo/v1/kyc/{id}/ask-again',
    'POST /bo/v1/kyc/{id}/reject',
  ],
  'It is one half of what two people do: nothing comes of it before the other half': [
    'POST /bo/v1/approvals/{id}/approve',
    'POST /bo/v1/approvals/{id}/reject',
    'POST /bo/v1/bank-lines',
    'POST /bo/v1/lottery/draws/{id}/result',
    'POST /bo/v1/message-templates/{id}',
    'POST /bo/v1/promotions/{id}',
    'POST /bo/v1/withdrawals/{no}/proof',
  ],
  'It carries out what two people decided, within what they decided': [
    'POST /bo/v1/redemptions/{orderNo}/decide',
    'POST /bo/v1/withdrawals/{no}/parts',
    'POST /bo/v1/withdrawals/{no}/parts/{part}/fail',
  ],
  'It asks an outside party again, whose answer decides': ['POST /bo/v1/transfers/{id}/ask'],
  'It is the work of a queue: who does it, what was said': [
    'POST /bo/v1/chat/conversations/{id}/close',
    'POST /bo/v1/chat/conversations/{id}/messages',
    'POST /bo/v1/chat/conversations/{id}/take',
    'POST /bo/v1/chat/rooms/{id}/keep',
    'POST /bo/v1/chat/rooms/{id}/messages',
    'POST /bo/v1/chat/sanctions/{id}/lift',
    'POST /bo/v1/deposits/{orderNo}/resume',
    'POST /bo/v1/members/{id}/notes',
    'POST /bo/v1/members/{id}/reveal',
    'POST /bo/v1/messages',
    'POST /bo/v1/notices/{id}',
    'POST /bo/v1/protection/{id}/contact',
    'POST /bo/v1/risk-cases/{id}/give',
    'POST /bo/v1/risk-cases/{id}/merge',
    'POST /bo/v1/risk-cases/{id}/note',
    'POST /bo/v1/risk-cases/{id}/take',
    'POST /bo/v1/tickets/{no}/answers',
    'POST /bo/v1/tickets/{no}/hand',
    'POST /bo/v1/tickets/{no}/state',
    'POST /bo/v1/vip/hosts/handover',
    'POST /bo/v1/vip/members/{id}/host',
    'POST /bo/v1/withdrawals/{no}/claim',
    'POST /bo/v1/withdrawals/{no}/unclaim',
  ],
  'What is shown and offered, not what it pays': [
    'PATCH /bo/v1/games/{id}',
    'PATCH /bo/v1/vendors/{code}',
    'PUT /bo/v1/lottery/draws/{id}/on-air',
  ],
  'Above the brands, into the log of each; draws to come, and how long a result is waited for': [
    'DELETE /bo/v1/lottery/days/{game}/{day}',
    'PATCH /bo/v1/lottery/games/{game}',
    'POST /bo/v1/lottery/draws/{id}/extend',
    'PUT /bo/v1/lottery/days',
  ],
  'It earns nothing before rates or a contract, which take two': [
    'POST /bo/v1/agents',
    'POST /bo/v1/contracts/{id}/act',
  ],
  'What a line may stake; the terms, which hold for everybody, take two': ['POST /bo/v1/lottery/line-limits'],
  'Its owner gets a link at their own confirmed contact; without one it takes two': ['POST /bo/v1/members/{id}/reset'],
  'The nickname alone; identity and contacts take two': ['PATCH /bo/v1/members/{id}/profile'],
}

/** Calls that one person makes in some cases and two in the others; tests of each say which. */
const BY_ONE_OR_TWO = [
  'PATCH /bo/v1/deposit-channels/{id}',
  'POST /bo/v1/agents/{id}/codes',
  'POST /bo/v1/agents/{id}/type',
  'POST /bo/v1/applications/{id}/accept',
  'POST /bo/v1/brand/{setting}',
  'POST /bo/v1/deposits/{orderNo}/match',
  'POST /bo/v1/graph/clear',
  'POST /bo/v1/kyc/{id}/accept',
  'POST /bo/v1/members/{id}/label',
  'POST /bo/v1/members/{id}/lock',
  'POST /bo/v1/payout-accounts/{id}/lock',
  'POST /bo/v1/point-goods/{id}',
  'POST /bo/v1/staff/{id}/relate',
  'POST /bo/v1/translations/file',
  'POST /bo/v1/translations/{language}/{key}',
  'POST /bo/v1/withdrawals/{no}/approve',
  'POST /bo/v1/withdrawals/{no}/parts/{part}/paid',
]

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const isUnionWith = ({ reply }: Endpoint): boolean => {
  const { def } = reply._zod as { def: { type: string; options?: readonly unknown[] } }
  return def.type === 'union' && def.options?.includes(awaiting) === true
}
// What changes nothing, or only what somebody has of their own, needs no reason here.
const ACTS = ENDPOINTS.filter(
  ({ for: whose, method, reply, concernsNobody: why }) =>
    whose === 'staff' && method !== 'GET' && reply !== awaiting && why !== 'look' && why !== 'own',
)

test('what one person alone changes at the desk is listed with the reason', () => {
  const alone = ACTS.filter((act) => !isUnionWith(act)).map(nameOf)
  assert.deepEqual(alone.toSorted(), Object.values(BY_ONE).flat().toSorted())
})

test('what takes two people in some cases is known', () => {
  assert.deepEqual(ACTS.filter(isUnionWith).map(nameOf).toSorted(), BY_ONE_OR_TWO)
})
