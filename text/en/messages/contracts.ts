import type { contractMessages as vi } from '../../vi/messages/contracts.ts'

export const contractMessages = {
  'message.contractOffered.title': 'You’ve been offered a contract',
  'message.contractOffered.content':
    '{other} offers you a contract: {kind}.\nAnswer by {until}. After that, the offer expires.',
  'message.contractSigned.title': 'Contract signed',
  'message.contractSigned.content': 'Contract with {other}: {kind}. It takes effect on {from}.',
  'message.contractOfferOver.title': 'Contract offer closed',
  'message.contractOfferOver.content': 'Offer with {other}: {kind}.\n{how}',
  'message.contract.over.REJECTED': 'It was declined.',
  'message.contract.over.WITHDRAWN': 'It was withdrawn.',
  'message.contract.over.EXPIRED': 'There was no answer within seven days.',
  'message.contract.over.CANCELLED': 'It can’t be signed anymore because the upline’s contract or an account changed.',
  'message.contractEndAsked.title': 'Request to end a contract',
  'message.contractEndAsked.content':
    '{other} asks to end the contract: {kind}.\nAccept or reject by {until}. If you don’t answer, the contract ends.',
  'message.contractEndRefused.title': 'The contract continues',
  'message.contractEndRefused.content': '{other} declined to end the contract: {kind}. It stays in force.',
  'message.contractEnded.title': 'Contract ended',
  'message.contractEnded.content': 'Contract with {other}: {kind}. It applies until {until}.\n{reason}',
  'message.billPaid.title': 'You were paid: {kind}',
  'message.billPaid.content': '{kind} for {days}: {payer} paid {paid} in full.',
  'message.billPartial.title': 'Partly paid: {kind}',
  'message.billPartial.content':
    '{kind} for {days}: {payer} paid {paid} of {due} and still owes {left}.\nIt will be paid first as soon as they have funds.',
  'message.billUnpaid.title': 'Not paid yet: {kind}',
  'message.billUnpaid.content':
    '{kind} for {days}: {payer} doesn’t have the money for {due} yet.\nIt will be paid first as soon as they have funds.',
  'message.billDenied.title': 'Not approved: {kind}',
  'message.billDenied.content': '{kind} for {days}, {due}: it wasn’t approved.\n{reason}',
  'message.billAdjusted.title': 'Recalculated: {kind}',
  'message.billAdjusted.content':
    '{kind} for {days} was recalculated: {before} before, {due} now.\nThe difference is in the next bill, or is settled at once if the contract has ended.',
} as const satisfies Record<keyof typeof vi, string>
