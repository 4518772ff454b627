import type { agentOpening as vi } from '../../vi/agents/opening.ts'

export const agentOpening = {
  'refusal.AGT_DEPTH': 'Your line has reached its maximum depth: no agents can be added below.',
  'refusal.AGT_LINE_LIMIT': 'This limit is above your own.',
  'down.limits.title': 'Lottery stake limits',
  'down.limits.hint': 'They apply to {name} and every account below. Leave a field empty to add no limit.',
  'down.limits.ticket': 'Per ticket',
  'down.limits.draw': 'Per draw',
  'down.limits.number': 'Per number in a draw',
  'down.limits.most': 'At most {money}',
  'down.limits.save': 'Save limits',
  'down.limits.saved': 'Limits saved',
  'refusal.AGT_DAILY_OPEN': 'You’ve opened as many accounts as you can today. Try again tomorrow.',
  'refusal.AGT_LINK_LIMIT': 'You’ve reached the maximum number of links in use. Close one first.',
  'refusal.AGT_LINK_USED': 'Someone has registered with this link, so it can’t be deleted. You can close it.',
  'refusal.AGT_ASSISTANT_LIMIT': 'You’ve reached the maximum number of assistants.',
  'message.rateLowerAsked.title': '{agent} asks to lower your rebate rates',
  'message.rateLowerAsked.content':
    'Your agent {agent} asks to lower your rebate rates. Your rates stay as they are until you agree.',
  'message.rateLowerAccepted.title': '{name} agreed to lower rebate rates',
  'message.rateLowerAccepted.content':
    '{name} agreed. The new rates apply from now on; bets already placed keep the old ones.',
  'message.rateLowerRejected.title': '{name} declined lower rebate rates',
  'message.rateLowerRejected.content': '{name} declined. The rebate rates stay as they are.',
  'refusal.AGT_CODE_TAKEN': 'This code exists already, or the domain has one.',
  'refusal.AGT_HAS_DOWNLINES': 'This account has downlines, so it can’t become a member.',
  'refusal.AGT_HAS_CONTRACTS':
    'This account has a contract or an offer of one, so it can’t become a member. End it first.',
  'refusal.AGT_LOCKED': 'Your upline has locked new registrations below your account.',
} as const satisfies Record<keyof typeof vi, string>
