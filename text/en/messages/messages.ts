import type { messages as vi } from '../../vi/messages/messages.ts'

export const messages = {
  'message.welcome.title': 'Welcome to {brand}, {name}',
  'message.welcome.content':
    'Your account is ready. Every round you play is kept in your betting record, and every round of a house game can be verified.\nBefore you play, think about limits of your own: a tighter one holds at once, a looser one waits 24 hours.\nWhatever matters for your account will be told in this inbox.',
  'message.passwordChanged.title': 'Your password was changed',
  'message.passwordChanged.content':
    'The password of your account was changed at {at}. All other sessions were signed out.\nIf that wasn’t you, change it again at once and contact customer service.',
  'message.newDevice.title': 'Log-in from a new device',
  'message.newDevice.content':
    'Your account was opened at {at} on this device: {device}, IP address {ip}.\nIf that was you, there is nothing to do. If not, change your password now.',
  'message.device.unnamed': 'a device without a name',
  'message.securityChanged.title': 'A change to your account’s security',
  'message.securityChanged.content':
    '{what} It was done at {at} from IP address {ip}.\nIf that wasn’t you, change your password at once, sign out everywhere else and contact customer service.',
  'message.security.totpOn': 'Two-step log-in was turned on.',
  'message.security.totpOff': 'Two-step log-in was turned off.',
  'message.security.codesRenewed': 'New recovery codes were made.',
  'message.security.codeUsed': 'A recovery code was used.',
  'message.security.passkeyAdded': 'A passkey was added.',
  'message.security.passkeyRemoved': 'A passkey was removed.',
  'message.security.paymentPassword': 'A new transaction password was set.',
  'message.security.payoutAccountAdded': 'An account for withdrawals was added.',
  'message.security.payoutAccountRemoved': 'An account for withdrawals was removed.',
  'message.security.passwordSet': 'A first password was set.',
  'message.security.signInAdded': 'Another way to sign in was linked.',
  'message.security.signInRemoved': 'Another way to sign in was unlinked.',
  'message.security.exportAsked': 'Your data were asked for.',
  'message.security.contactChanged': 'The phone number or e-mail address of your account was changed.',
  'message.staffEdited.title': 'Customer service changed your account',
  'message.staffEdited.content':
    '{what} It was done at {at}.\nIf you did not ask for it, contact customer service at once.',
  'message.edited.passwordByStaff':
    'Customer service started a password reset for you and signed every device out. New accounts for withdrawals can be used after 72 hours.',
  'message.edited.paymentByStaff':
    'Your transaction password was removed: set a new one before you withdraw. New accounts for withdrawals can be used after 72 hours.',
  'message.edited.secondStepByStaff':
    'Two-step log-in was turned off: set it up again. New accounts for withdrawals can be used after 72 hours.',
  'message.edited.profileByStaff': 'Your personal details were changed.',
  'message.edited.identityByStaff':
    'Your real name or date of birth was changed. A new account for withdrawals can be used after a day.',
  'message.edited.contactByStaff':
    'Your phone number or e-mail address was changed. Please confirm it again; a new account for withdrawals can be used after a day.',
  'message.payoutAccountEnded.title': 'An account for withdrawals was taken off',
  'message.payoutAccountEnded.content':
    'Customer service took the account {account} off your list at {at}.\nIf you did not ask for it, contact customer service at once.',
  'message.pictureTaken.title': 'Your picture was taken away',
  'message.pictureTaken.content':
    'A moderator of the chat rooms took your own picture away at {at}; one of the gallery is shown instead.\nYou can choose another. If you have a question, contact customer service.',
  'message.accountReopened.title': 'Your account is open again',
  'message.accountReopened.content':
    'Customer service opened your account again at {at}. You log in as before.\nIf you did not ask for it, contact customer service at once.',
  'message.shutOutBreak.title': 'Your account rests',
  'message.shutOutBreak.content':
    'For your protection our team has given your account a break at {at}. You cannot log in, stake or deposit until {until}; then it ends by itself.\nYour money is safe. If you have a question, contact customer service.',
  'message.shutOutTerm.title': 'Your account is excluded',
  'message.shutOutTerm.content':
    'For your protection our team has excluded your account from play at {at}, until {until} at least. It does not end by itself: after that you can ask to come back.\nYour money is safe and can be paid out; contact customer service.',
  'message.shutOutForGood.title': 'Your account is excluded for good',
  'message.shutOutForGood.content':
    'For your protection our team has excluded your account from play for good at {at}.\nYour money is safe and can be paid out; contact customer service.',
  'message.playNoticed.title': 'A moment to look back',
  'message.playNoticed.content':
    'Lately something about your play or your deposits has changed, so we wanted to ask how you are. If all is well, there is nothing you need to do.\nIf you play more than you meant to, you can set a limit of your own or rest for a few days: a tighter limit holds at once.\nIf you would like to talk, customer service is glad to listen.',
  'message.returnAllowed.title': 'You can come back',
  'message.returnAllowed.content':
    'Your exclusion ends: from {from} you can log in again.\nYour limits still hold, and you can set tighter ones at any time.',
  'message.limitSet.title': 'Your limit is in force',
  'message.limitSet.content':
    '{limit}: {value}. In force since {at}.\nYou can look at your limits and tighten them at any time.',
  'message.limitEnded.title': 'A limit was taken away',
  'message.limitEnded.content': '{limit}: no limit since {at}.\nYou can set one again at any time; it holds at once.',
  'message.kycAccepted.title': 'Your documents are accepted',
  'message.kycAccepted.content': 'Your verification, step {tier}, is accepted. Thank you.',
  'message.kycRejected.title': 'Your documents were not accepted',
  'message.kycRejected.content':
    'Your verification, step {tier}, was not accepted.\nWhy: {reason}\nYou can send it again in the security center.',
  'message.kycAskedAgain.title': 'We need other pictures',
  'message.kycAskedAgain.content':
    'For your verification, step {tier}, we need other pictures.\nWhy: {reason}\nPlease send them in the security center.',
  'message.moneyFromLine.title': 'You have received money',
  'message.moneyFromLine.content':
    '{name} sent you {amount} at {at}.\nIt has to be wagered once before it can be withdrawn.',
  'message.ticketAnswered.title': 'Your ticket {no} has an answer',
  'message.ticketAnswered.content': 'We have answered your ticket {no}. Open it to read the answer and to write back.',
  'message.exportReady.title': 'Your file is ready',
  'message.exportReady.content':
    '{what}: the file you asked for is ready. It is kept until {until} and deleted after that.',
  'message.export.OWN_DATA': 'All your data',
  'message.export.BETS': 'Betting record',
  'message.export.TRANSACTIONS': 'Account record',
  'message.depositCredited.title': 'Deposit of {amount} credited',
  'message.depositCredited.content': 'Order {no}: {amount} is in your balance.',
  'message.depositReview.title': 'Your deposit {no} is being looked at',
  'message.depositReview.content':
    'Money for order {no} has reached us and needs a second look. It is safe; staff will tell you the outcome.',
  'message.depositRejected.title': 'Your deposit {no} was not successful',
  'message.depositRejected.content':
    'Order {no}: {reason}.\nIf you have paid, contact customer service and send the proof.',
  'message.betVoided.title': 'Your bet was voided',
  'message.betVoided.content':
    'Bet {no} at {game} does not count: the stake of {stake} has come back, the payout of {payout} was taken back.\nIf anything is unclear, contact customer service.',
  'message.betVoidedOwing.title': 'Your bet was voided',
  'message.betVoidedOwing.content':
    'Bet {no} at {game} does not count: the stake of {stake} has come back, the payout of {payout} had to be taken back.\nYour wallet did not hold enough: {debt} is still owed and is taken from later wins; until then you can’t withdraw.\nIf anything is unclear, contact customer service.',
} as const satisfies Record<keyof typeof vi, string>
