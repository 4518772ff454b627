import type { StepTable } from '../../platform/steps.ts'

export type ConversationState = 'WAITING' | 'OPEN' | 'CLOSED'

/** The steps of a conversation with the desk. */
export const CONVERSATION_STEPS: StepTable<ConversationState> = {
  entity: 'conversation',
  storedIn: 'chat.conversation',
  states: ['WAITING', 'OPEN', 'CLOSED'],
  begins: ['WAITING'],
  ends: ['CLOSED'],
  steps: [
    {
      from: ['WAITING', 'OPEN'],
      to: 'OPEN',
      by: ['staff'],
      when: 'somebody takes it, or takes it over from a colleague',
    },
    { from: ['WAITING', 'OPEN'], to: 'CLOSED', by: ['member', 'staff'], when: 'the visitor or who has it ends it' },
  ],
}
