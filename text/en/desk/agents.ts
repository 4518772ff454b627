import type { deskAgents as vi } from '../../vi/desk/agents.ts'

/** The tree of agents, at the desk. */
export const deskAgents = {
  'desk.agents': 'Agents',
  'desk.agents.search': 'Account begins with',
  'desk.agents.line': 'Line',
  'desk.agents.direct': 'Direct downlines',
  'desk.agents.team': 'All downlines',
  'desk.agents.below': 'Direct downlines of {name}: {n}',
  'desk.agents.downlines': 'Show downlines',
  'desk.agents.shut': 'Inactive',
  'desk.agents.place': 'Position',
  'desk.agents.house': 'The house',
  'desk.agents.moves': 'Moves below {name} at {time}.',
  'desk.agents.rates': 'Rebate rates',
  'desk.agents.rates.change': 'Change rates',
  'desk.agents.rates.about':
    'Enter rates in percent. Requires approval. The new rates then apply at once, and downlines with higher rates are lowered to them.',
  'desk.agents.rates.now': 'Current: {rate}',
  'desk.agents.rates.noNumber': 'Enter a percentage, such as 0.8.',
  'desk.agents.rates.same': 'Change at least one rate.',
  'desk.agents.wrong.RATE_CAP': 'Higher than the brand allows.',
  'desk.agents.wrong.RATE_STEP': 'Not a multiple of this product’s step.',
  'desk.agents.wrong.RATE_ABOVE_UPLINE': 'Higher than the upline’s rate.',
  'desk.agents.wrong.parent': 'No agent or general agent has this account.',
  'desk.agents.history': 'Rate history',
  'desk.agents.codes': 'Referral codes',
  'desk.agents.code': 'Code',
  'desk.agents.code.hint': '3–20 digits or letters without accents.',
  'desk.agents.code.add': 'Add code',
  'desk.agents.code.uses': '{n, plural, one {used once} other {used # times}}',
  'desk.agents.code.closed': 'Closed',
  'desk.agents.code.close': 'Close code',
  'desk.agents.code.close.of': 'Close code {code}',
  'desk.agents.code.close.about': 'Nobody can register with it anymore. A closed code can’t be reopened.',
  'desk.agents.domain': 'Domain',
  'desk.agents.domain.hint':
    'Everyone who registers at this domain joins this line. Requires approval. Leave empty for a code that works at every domain.',
  'desk.agents.domain.every': 'Every domain',
  'desk.agents.open': 'Open an agent',
  'desk.agents.open.top': 'The account stands right below the house.',
  'desk.agents.open.below': 'The account stands right below an agent or a general agent.',
  'desk.agents.username': 'New account',
  'desk.agents.parent': 'Upline account',
  'desk.agents.opened': '{name} opened',
  'desk.agents.opened.sent': 'A link to set the password went to {address}.',
  'desk.agents.opened.how':
    'It works once, within 30 minutes. After that, the owner can request another with “Forgot password” and this address.',
  'desk.agents.open.email': 'A link to set the password goes there. No staff member sees it.',
  'desk.agents.promote': 'Make an agent',
  'desk.agents.promote.about':
    'The account gets access to the agent center and keeps its place. Only a member with an upline can become an agent.',
  'desk.agents.raise': 'Make a general agent',
  'desk.agents.raise.about':
    'Requires approval. The account then moves right below the house with all its downlines, and its contracts with its agent end. This can’t be undone.',
  'desk.agents.demote': 'Make a member',
  'desk.agents.demote.about': 'The account loses access to the agent center. End its contracts first.',
  'desk.agents.move': 'Move to another agent',
  'desk.agents.move.about':
    'Requires approval. The account moves at the next midnight with all its downlines. Rates above the new agent’s are lowered, and the account’s contracts end.',
  'desk.agents.move.member':
    'Requires approval. The member moves at the next midnight. Rates above the new agent’s are lowered.',
  'desk.agents.move.to': 'New agent’s account',
  'desk.agents.move.hint':
    'An agent or a general agent that isn’t below this account; for a member also an affiliate. Leave it empty to move a member below the house.',
} as const satisfies Record<keyof typeof vi, string>
