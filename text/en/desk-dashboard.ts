import type { deskDashboard as vi } from '../vi/desk-dashboard.ts'

/** The desk's first page. */
export const deskDashboard = {
  'desk.dashboard': 'Dashboard',
  'desk.dashboard.queues': 'What waits',
  'desk.dashboard.none': 'Nothing waits.',
  'desk.dashboard.queue.chat': 'Conversations',
  'desk.dashboard.queue.tickets': 'Tickets',
  'desk.dashboard.queue.approvals': 'Second person',
  'desk.dashboard.queue.deposits': 'Deposits',
  'desk.dashboard.queue.withdrawals': 'Withdrawals',
  'desk.dashboard.queue.kyc': 'Identity reviews',
  'desk.dashboard.queue.risk': 'Risk cases',
  'desk.dashboard.oldest': 'oldest',
  'desk.dashboard.days': 'Today and yesterday',
  'desk.dashboard.today': 'Today',
  'desk.dashboard.yesterday': 'Yesterday',
  'desk.dashboard.registrations': 'Registrations',
  'desk.dashboard.deposits': 'Deposits',
  'desk.dashboard.withdrawals': 'Withdrawals',
  'desk.dashboard.ggr': 'GGR',
  'desk.dashboard.orders': '{n, plural, one {# order} other {# orders}}',
  'desk.dashboard.products': 'GGR by product',
  'desk.dashboard.unknown': 'no mark of the day’s begin yet',
  'desk.dashboard.online': 'Online now',
} as const satisfies Record<keyof typeof vi, string>
