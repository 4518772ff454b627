import type { agentOpening as vi } from '../../vi/agents/opening.ts'

export const agentOpening = {
  'refusal.AGT_DEPTH': 'Your line already has as many levels as it may: no agent can be added below.',
  'refusal.AGT_DAILY_OPEN': 'You’ve opened as many accounts as you can today. Try again tomorrow.',
  'refusal.AGT_LINK_LIMIT': 'You have as many links in use as you may. Close one first.',
  'refusal.AGT_LINK_USED': 'Someone has registered with this link, so it can’t be deleted. You can close it.',
} as const satisfies Record<keyof typeof vi, string>
