import type { inbox as vi } from '../../vi/messages/inbox.ts'

export const inbox = {
  'inbox.tabs': 'Message types',
  'inbox.tab.ALL': 'All',
  'inbox.tab.SYSTEM': 'Account',
  'inbox.tab.PROMOTION': 'Promotions',
  'inbox.tab.PERSONAL': 'For you',
  'inbox.unread': 'Unread',
  'inbox.readAll': 'Mark all as read',
  'inbox.open': 'View details',
  'inbox.delete': 'Delete',
  'inbox.delete.ask': 'Delete this message?',
  'inbox.delete.body': 'You can’t restore a deleted message.',
  'inbox.deleted': 'Message deleted.',
  'inbox.back': 'All messages',
  'inbox.empty': 'No messages yet. You’ll find important account updates here.',
  'inbox.choose': 'Select a message to read.',
  'inbox.gone': 'This message is no longer available.',
  'inbox.kept': 'We keep your latest 200 messages for 90 days.',
  'inbox.noticesUnread': 'Notices ({count} unread)',
  'pref.title': 'Messages and privacy',
  'pref.promotionMessages': 'Send me promotions',
  'pref.promotionMessages.hint': 'Only if you turn this on, and never during a break.',
  'pref.winnerBoard': 'Show my big wins among Winners',
  'pref.winnerBoard.hint':
    'Your name is masked, for example ab***9. Turning this off hides past wins at once, and your name in rankings.',
  'pref.saved': 'Saved.',
} as const satisfies Record<keyof typeof vi, string>
