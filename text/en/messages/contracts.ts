import type { contractMessages as vi } from '../../vi/messages/contracts.ts'

export const contractMessages = {
  'message.contractOffered.title': 'You’ve been offered a contract',
  'message.contractOffered.content':
    '{other} offers you a contract: {kind}.\nAnswer by {until}. After that, the offer expires.',
  'message.contractSigned.title': 'A contract was signed',
  'message.contractSigned.content': 'Contract with {other}: {kind}. It counts from {from}.',
  'message.contractOfferOver.title': 'A contract offer is closed',
  'message.contractOfferOver.content': 'Offer with {other}: {kind}.\n{how}',
  'message.contract.over.REJECTED': 'It was declined.',
  'message.contract.over.WITHDRAWN': 'It was withdrawn.',
  'message.contract.over.EXPIRED': 'Nobody answered within seven days.',
  'message.contract.over.CANCELLED': 'It can’t be signed anymore because the upline’s contract or an account changed.',
  'message.contractEndAsked.title': 'A contract is asked to end',
  'message.contractEndAsked.content':
    '{other} asks to end the contract: {kind}.\nAccept or reject by {until}. If you don’t answer, the contract ends.',
  'message.contractEndRefused.title': 'The contract goes on',
  'message.contractEndRefused.content': '{other} rejected the end of the contract: {kind}. It stays in force.',
  'message.contractEnded.title': 'A contract ended',
  'message.contractEnded.content': 'Contract with {other}: {kind}. It counts until {until}.\n{reason}',
} as const satisfies Record<keyof typeof vi, string>
