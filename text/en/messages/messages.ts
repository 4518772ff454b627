import type { messages as vi } from '../../vi/messages/messages.ts'

export const messages = {
  'message.welcome.title': 'Welcome to {brand}, {name}',
  'message.welcome.content':
    'Your account is ready. Your bet history records every round, and you can verify every round of our own games.\nBefore you play, consider setting limits: a stricter limit applies at once, a looser one after 24 hours.\nYou’ll find important account updates in this inbox.',
  'message.passwordChanged.title': 'Your password was changed',
  'message.passwordChanged.content':
    'Your password was changed at {at}. All other sessions were logged out.\nIf this wasn’t you, change it again now and contact support.',
  'message.newDevice.title': 'Login from a new device',
  'message.newDevice.content':
    'Your account was logged in to at {at} on {device}, IP address {ip}.\nIf this was you, you don’t need to do anything. If not, change your password now.',
  'message.device.unnamed': 'an unnamed device',
  'message.securityChanged.title': 'Your account security was changed',
  'message.securityChanged.content':
    '{what} Time: {at}. IP address: {ip}.\nIf this wasn’t you, change your password now, log out all other devices, and contact support.',
  'message.security.totpOn': 'Two-step login was turned on.',
  'message.security.totpOff': 'Two-step login was turned off.',
  'message.security.codesRenewed': 'New recovery codes were created.',
  'message.security.codeUsed': 'A recovery code was used.',
  'message.security.passkeyAdded': 'A passkey was added.',
  'message.security.passkeyRemoved': 'A passkey was removed.',
  'message.security.paymentPassword': 'A new transaction password was set.',
  'message.security.payoutAccountAdded': 'A withdrawal account was added.',
  'message.security.payoutAccountRemoved': 'A withdrawal account was removed.',
  'message.security.passwordSet': 'A password was set for the first time.',
  'message.security.signInAdded': 'A login method was linked.',
  'message.security.signInRemoved': 'A login method was unlinked.',
  'message.security.exportAsked': 'Your data was requested.',
  'message.security.contactChanged': 'Your account’s mobile number or email address was changed.',
  'message.staffEdited.title': 'Support changed your account',
  'message.staffEdited.content': '{what} Time: {at}.\nIf you didn’t ask for this, contact support now.',
  'message.edited.passwordByStaff':
    'Support started a password reset for you and logged out all your devices. New withdrawal accounts can be used after 72 hours.',
  'message.edited.paymentByStaff':
    'Your transaction password was removed. Set a new one before you withdraw. New withdrawal accounts can be used after 72 hours.',
  'message.edited.secondStepByStaff':
    'Two-step login was turned off. Set it up again. New withdrawal accounts can be used after 72 hours.',
  'message.edited.profileByStaff': 'Your personal details were changed.',
  'message.edited.identityByStaff':
    'Your full name or date of birth was changed. New withdrawal accounts can be used after a day.',
  'message.edited.contactByStaff':
    'Your mobile number or email address was changed. Please confirm it again. New withdrawal accounts can be used after a day.',
  'message.payoutAccountEnded.title': 'A withdrawal account was removed',
  'message.payoutAccountEnded.content':
    'Support removed account {account} from your list at {at}.\nIf you didn’t ask for this, contact support now.',
  'message.pictureTaken.title': 'Your profile picture was removed',
  'message.pictureTaken.content':
    'A chat moderator removed your picture at {at}. A standard picture is shown instead.\nYou can choose another. Questions? Contact support.',
  'message.accountReopened.title': 'Your account is open again',
  'message.accountReopened.content':
    'Support reopened your account at {at}. You can log in as before.\nIf you didn’t ask for this, contact support now.',
  'message.shutOutBreak.title': 'Your account is on a break',
  'message.shutOutBreak.content':
    'To protect you, our team put your account on a break at {at}. You can’t log in, bet, or deposit until {until}. The break then ends automatically.\nYour money is safe. Questions? Contact support.',
  'message.shutOutTerm.title': 'Your account is excluded',
  'message.shutOutTerm.content':
    'To protect you, our team excluded your account at {at}, until at least {until}. It doesn’t end automatically: after that date you can ask to return.\nYour money is safe. Contact support to withdraw it.',
  'message.shutOutForGood.title': 'Your account is permanently excluded',
  'message.shutOutForGood.content':
    'To protect you, our team permanently excluded your account at {at}.\nYour money is safe. Contact support to withdraw it.',
  'message.drawReminder.title': '{region}: betting closes soon',
  'message.drawReminder.content':
    'Betting on {region} closes at {at}. You have no bet on this draw.\nYou get this reminder because you switched it on under Lottery results. Open that page to switch it off at any time.',
  'message.playNoticed.title': 'How are you doing?',
  'message.playNoticed.content':
    'We noticed a recent change in how you play or deposit, so we wanted to check in. If all is well, you don’t need to do anything.\nIf you’re playing more than you meant to, set a limit or take a break for a few days. A stricter limit applies at once.\nIf you’d like to talk, our support team is happy to listen.',
  'message.returnAllowed.title': 'Your account is reopening',
  'message.returnAllowed.content':
    'Your exclusion is ending: you can log in from {from}.\nYour limits still apply, and you can tighten them anytime.',
  'message.limitSet.title': 'Your limit is active',
  'message.limitSet.content': '{limit}: {value}. Active since {at}.\nYou can view or tighten your limits anytime.',
  'message.limitEnded.title': 'A limit was removed',
  'message.limitEnded.content': '{limit}: no limit since {at}.\nYou can set one again anytime; it applies at once.',
  'message.kycAccepted.title': 'Identity verification approved',
  'message.kycAccepted.content': 'Identity verification tier {tier} is approved. Thank you.',
  'message.kycRejected.title': 'Identity verification declined',
  'message.kycRejected.content':
    'We couldn’t approve your identity verification, tier {tier}.\nReason: {reason}\nYou can send it again in Account security.',
  'message.kycAskedAgain.title': 'We need new photos',
  'message.kycAskedAgain.content':
    'We need new photos for your identity verification, tier {tier}.\nReason: {reason}\nPlease send them in Account security.',
  'message.rewardWaits.title': 'Your reward is waiting',
  'message.rewardWaits.content': '{promotion}: {amount} is ready for you.\nClaim it under Rewards before {until}.',
  'message.prizeWaits.title': 'Your prize is waiting',
  'message.prizeWaits.content': '{promotion}: your prize is ready.\nClaim it under Rewards before {until}.',
  'message.jackpotReleased.title': 'Your jackpot win was released',
  'message.jackpotReleased.content': '{amount} from the jackpot is yours to use now.',
  'message.jackpotRefused.title': 'Your jackpot win was not approved',
  'message.jackpotRefused.content':
    '{amount} from the jackpot was reviewed and not approved, so it has gone back to the jackpot. Contact support if you have questions.',
  'message.freeRoundBack.title': 'Your free round is back',
  'message.freeRoundBack.content': '{promotion}: a free round was canceled, so you can play it again until {until}.',
  'message.missionDone.title': 'Mission complete',
  'message.missionDone.content': '{mission}: you reached the target. Your reward is ready in Missions.',
  'message.applicationAccepted.title': 'Your entry was accepted',
  'message.applicationAccepted.content':
    '{promotion}: your entry was accepted, {amount} is ready for you.\nClaim it under Rewards before {until}.',
  'message.applicationRejected.title': 'Your entry was declined',
  'message.applicationRejected.content': '{promotion}: your entry was declined.\nReason: {reason}',
  'message.rewardReleased.title': 'Your reward was approved',
  'message.rewardReleased.content':
    '{promotion}: our review is done and your reward is waiting.\nClaim it under Rewards before {until}.',
  'message.rewardRefused.title': 'Your reward was not approved',
  'message.rewardRefused.content':
    '{promotion}: your reward was reviewed and not approved, so it was canceled. Contact support if you have questions.',
  'message.friendRefused.title': 'Your referral was not approved',
  'message.friendRefused.content':
    '{promotion}: the referral of {friend} was reviewed and not approved, so there’s no reward for it. Contact support if you have questions.',
  'message.goodsDelivered.title': 'Your order was approved',
  'message.goodsDelivered.content': '{goods}: order {no} was approved. Your code or tracking number: {delivery}',
  'message.goodsPaid.title': 'Your bonus is in your wallet',
  'message.goodsPaid.content': '{goods}: order {no} was approved, {amount} is in your main wallet.',
  'message.goodsRejected.title': 'Your order was declined',
  'message.goodsRejected.content': '{goods}: order {no} was declined, {points} points are back.\nReason: {reason}',
  'message.prizeRejected.title': 'Your prize won’t be delivered',
  'message.prizeRejected.content': '{goods}: order {no} was declined.\nReason: {reason}',
  'message.moneyFromLine.title': 'You received money',
  'message.moneyFromLine.content': '{name} sent you {amount} at {at}.\nYou must wager it once before withdrawing.',
  'message.ticketAnswered.title': 'We answered your request {no}',
  'message.ticketAnswered.content': 'We’ve answered your request {no}. Open it to read and reply.',
  'message.exportReady.title': 'Your file is ready',
  'message.exportReady.content': '{what}: your file is ready. You can download it until {until}; then it’s deleted.',
  'message.export.OWN_DATA': 'All your data',
  'message.export.BETS': 'Bet history',
  'message.export.TRANSACTIONS': 'Transaction history',
  'message.depositCredited.title': 'Deposit of {amount} credited',
  'message.depositCredited.content': 'Deposit {no}: {amount} has been added to your balance.',
  'message.depositReview.title': 'Your deposit {no} is under review',
  'message.depositReview.content':
    'We received your payment for deposit {no} and need to check it. Your money is safe; we’ll message you with the result.',
  'message.depositRejected.title': 'Your deposit {no} was unsuccessful',
  'message.depositRejected.content': 'Deposit {no}: {reason}.\nAlready paid? Contact support and send your receipt.',
  'message.betVoided.title': 'Your bet was voided',
  'message.betVoided.content':
    'Bet {no} on {game} is void: we returned your stake of {stake} and took back the payout of {payout}.\nQuestions? Contact support.',
  'message.betVoidedOwing.title': 'Your bet was voided',
  'message.betVoidedOwing.content':
    'Bet {no} on {game} is void: we returned your stake of {stake} and took back the payout of {payout}.\nYour balance didn’t cover it: you still owe {debt}, which we deduct from later wins. Until then you can’t withdraw.\nQuestions? Contact support.',
  'message.export.TEAM_BETS': 'Team betting',
  'message.export.TEAM_ACCOUNTS': 'Accounts of the team',
  'message.export.TEAM_PROFIT': 'Profit and loss of the team',
  'message.export.TEAM_TRANSACTIONS': 'Team transactions',
} as const satisfies Record<keyof typeof vi, string>
