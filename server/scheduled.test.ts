import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { parseCrontab } from 'graphile-worker'
import { afterAll, beforeAll, test } from 'vitest'
import { openHouse, type House } from './modules/rounds/testing/house.ts'
import { crontabOf } from './platform/jobs/jobs.ts'
import { scheduledJobs } from './scheduled.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('the queue’s own parser reads the turn of every job, and gives it to the job of that name alone', () => {
  const jobs = scheduledJobs(house.parts)
  assert.ok(jobs.length > 0)
  for (const job of jobs) {
    const [read, ...more] = parseCrontab(crontabOf([job]))
    assert.deepEqual([read?.task, read?.options.jobKey, more.length], [job.name, job.name, 0], job.cron)
  }
  assert.equal(parseCrontab(crontabOf(jobs)).length, jobs.length)
})

test('no two jobs have one name: the later would take the earlier one’s turns', () => {
  const names = scheduledJobs(house.parts).map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
})

test('a turn that the queue can’t read is refused, as it would be where the worker starts', () => {
  for (const cron of ['2-59/5 * * * *', '60 * * * *', '* * * *', '@daily', '0 0 * * mon'])
    assert.throws(() => parseCrontab(crontabOf([{ name: 'tend', cron }])), cron)
})

/** The files that walk a job's rows, each by itself, or why it walks none. */
const ISOLATED: Readonly<Record<string, readonly string[] | 'statements' | 'own report'>> = {
  'remove-trials': ['modules/sessions/jobs.ts'],
  'end-unused-sessions': ['modules/sessions/jobs.ts'],
  'end-sessions-over': ['modules/protection/jobs.ts'],
  'clean-security': 'statements',
  'erase-closed': ['modules/security/jobs.ts'],
  'run-exports': ['modules/security/export/run-exports.ts'],
  'clean-protection': 'statements',
  'mark-harm': ['modules/protection/desk/mark-harm.ts'],
  'clean-sessions': 'statements',
  'clean-sign-ins': 'statements',
  'clean-codes': 'statements',
  'clean-sealed': 'statements',
  'expire-approvals': ['modules/approvals/jobs.ts'],
  'forget-active': ['modules/operations/dashboard.ts'],
  'count-vendors': ['modules/wagers/desk/vendor-day-store.ts'],
  // Leaves a mailing that fails, skips a member who fails, and fails itself at the end.
  'send-mailings': 'own report',
  // Leaves a report that fails, and fails itself at the end.
  'mail-reports': 'own report',
  'end-unused-staff': 'statements',
  'clean-staff': 'statements',
  'clean-chat': 'statements',
  'close-audit-day': 'statements',
  'keep-messages': 'statements',
  'clean-wins': 'statements',
  'keep-months': 'statements',
  'forget-replies': 'statements',
  'allocate-receipts': ['modules/cashier/receipts/allocate-new.ts'],
  'tend-deposits': ['modules/cashier/deposits/jobs.ts', 'modules/cashier/deposits/ends.ts'],
  'tend-jackpots': ['modules/jackpots/jobs.ts'],
  'ask-balances': ['modules/cashier/payouts/balances.ts'],
  'auto-confirm': ['modules/cashier/payouts/receive.ts'],
  'pay-out': ['modules/cashier/payouts/pay.ts'],
  'note-vendor-results': ['modules/transfers/wallets/result-clock.ts'],
  'clean-vendors': 'statements',
  'clean-deposits': 'statements',
  'close-hours': 'statements',
  'clean-files': ['modules/files/jobs.ts'],
  'close-quiet-tickets': 'statements',
  'end-runs': ['modules/rounds/runs/end-waiting.ts'],
  'check-draws': ['modules/lottery/draws/nightly-check.ts'],
  'remind-before-lock': ['modules/lottery/reminders/remind.ts'],
  'build-facts': ['modules/facts/build.ts'],
  'verify-facts': ['modules/facts/verify.ts'],
  'move-accounts': ['modules/agents/moves.ts'],
  'pay-rebates': ['modules/rebates/jobs.ts'],
  'lapse-contracts': ['modules/contracts/jobs.ts'],
  'keep-liability': ['modules/reports/liability.ts'],
  'make-bills': ['modules/bills/run-bills.ts'],
  'correct-bills': ['modules/bills/correct-bills.ts'],
  'collect-arrears': ['modules/bills/pay/collect.ts'],
  'close-credit-weeks': ['modules/credit/close-weeks.ts'],
  'reset-credit': ['modules/credit/jobs.ts'],
  'vip-levels': ['modules/vip/levels/run-levels.ts'],
  'vip-rebates': ['modules/vip/levels/walk.ts'],
  'issue-cashbacks': ['modules/promotions/kinds/issue-cashback.ts'],
  'issue-birthdays': ['modules/promotions/kinds/issued/birthday.ts'],
  'settle-leaderboards': ['modules/promotions/kinds/leaderboard/settle-boards.ts'],
  'close-friends': 'statements',
  'close-rewards': 'statements',
  'notify-missions': ['modules/promotions/kinds/mission/notify-missions.ts'],
  'join-audiences': ['modules/promotions/segments/join-audiences.ts'],
  'look-for-abuse': 'statements',
  'end-bonuses': ['modules/promotions/kinds/deposit-bonus/forfeit.ts'],
  'pay-daily-rebates': ['modules/rebates/day-rebates.ts'],
  'sum-team-rebates': ['modules/rebates/day-rebates.ts'],
  'compare-vendors': ['modules/reconciliation/vendor-days.ts'],
  'compare-chains': ['modules/reconciliation/chain-lines.ts'],
  'forget-runs': 'statements',
  reconcile: ['scheduled.ts'],
}

test('every job that walks over rows keeps the trouble of one from the others', async () => {
  const names = scheduledJobs(house.parts).map(({ name }) => name)
  assert.deepEqual(names.sort(), Object.keys(ISOLATED).sort(), 'a job says here what it walks over')
  for (const [name, files] of Object.entries(ISOLATED))
    if (Array.isArray(files))
      for (const file of files)
        assert.match(await readFile(new URL(file, import.meta.url), 'utf8'), /\b(attempt|eachRow|eachPiece)[(<]/, name)
})
