import { approveBill, deskBills } from '@senluna/contract/agent/desk-bills.ts'
import { approvals, approve } from '@senluna/contract/desk/approvals.ts'
import { answerDeskTicket, deskTickets } from '@senluna/contract/desk/members/tickets.ts'
import { approveWithdrawal, claimWithdrawal, deskWithdrawals } from '@senluna/contract/desk/money/withdrawals.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { isRefused } from '../visitor.ts'
import type { Clerk } from './clerk.ts'

const ANSWER = 'Chào bạn, chúng tôi đã kiểm tra và mọi thứ đều ổn. Nếu cần thêm thông tin, bạn cứ viết lại tại đây nhé.'

/** Answers what members wrote, whoever waits longest first. */
export async function answerTickets(clerk: Clerk): Promise<void> {
  await clerk.come()
  const { list } = await clerk.visitor.call(deskTickets, { query: { state: 'OPEN' } })
  for (const { ticketNo } of list) {
    await clerk.read(20 * SECOND)
    await clerk.visitor.call(answerDeskTicket, {
      params: { no: ticketNo },
      body: { content: ANSWER, state: 'ANSWERED' },
      reason: 'Answer to a member',
    })
  }
}

/** Looks through withdrawals that wait for people, and approves them. */
export async function reviewWithdrawals(clerk: Clerk): Promise<void> {
  await clerk.come()
  const { list } = await clerk.visitor.call(deskWithdrawals, { query: { state: 'REVIEW' } })
  for (const { no } of list) {
    const asked = { params: { no }, body: {}, reason: 'Name and account agree, wagering is done' }
    try {
      await clerk.visitor.call(claimWithdrawal, asked)
      await clerk.read(30 * SECOND)
      await clerk.visitor.call(approveWithdrawal, asked)
    } catch (error) {
      if (!isRefused(error, 'WD_STATE', 'WD_CLAIMED', 'APPROVAL_OPEN')) throw error
    }
  }
}

/** Asks to pay the dividends of the house that wait for a review. */
export async function reviewBills(clerk: Clerk): Promise<void> {
  await clerk.come()
  const { list } = await clerk.visitor.call(deskBills, { query: { state: 'REVIEW' } })
  for (const { billId } of list) {
    await clerk.read(30 * SECOND)
    try {
      await clerk.visitor.call(approveBill, {
        params: { id: billId },
        body: {},
        reason: 'Figures agree with the report',
      })
    } catch (error) {
      if (!isRefused(error, 'APPROVAL_OPEN')) throw error
    }
  }
}

/** The second person: agrees to what a colleague asked for. */
export async function agree(clerk: Clerk): Promise<void> {
  await clerk.come()
  const { list } = await clerk.visitor.call(approvals, { query: { state: 'PENDING' } })
  for (const { id } of list) {
    await clerk.read(20 * SECOND)
    try {
      await clerk.visitor.call(approve, {
        params: { id },
        body: { reason: 'Checked: in order' },
        reason: 'Checked: in order',
      })
    } catch (error) {
      if (!isRefused(error, 'APPROVAL_STATE', 'APPROVAL_OWN', 'APPROVAL_SPONSOR', 'APPROVAL_STALE', 'AUTH_FORBIDDEN'))
        throw error
    }
  }
}
