import type { Brand } from '@senluna/kit/brand.ts'
import { HOUR, later, type Clock } from '@senluna/kit/time.ts'
import type { ErrorLog } from '../../platform/concurrency/attempt.ts'
import type { Db } from '../../platform/database/db.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import { lookForAbuse } from './abuse/look-for-abuse.ts'
import { issueCashbacks } from './kinds/issue-cashback.ts'
import { endBonuses } from './kinds/deposit-bonus/forfeit.ts'
import { issueBirthdays } from './kinds/issued/birthday.ts'
import { settleBoards } from './kinds/leaderboard/settle-boards.ts'
import { notifyMissions } from './kinds/mission/notify-missions.ts'
import { closeLate } from './kinds/referral/friend-store.ts'
import { closeUnclaimed } from './participation/participation-store.ts'
import { joinAudiences } from './segments/join-audiences.ts'

/** What the jobs of promotions work with. */
export interface PromotionParts {
  db: Db
  brands: readonly Brand[]
  clock: Clock
  log: ErrorLog
}

/** Cashbacks in the night, once the facts of the day before stand; what nobody claimed. */
export function promotionJobs({ db, brands, clock, log }: PromotionParts): ScheduledJob[] {
  return [
    // Half past three in the morning of Vietnam, and again for what could not be done.
    {
      name: 'issue-cashbacks',
      cron: '30 20-23 * * *',
      run: async () => ({ rows: await issueCashbacks({ db, brands, log }, clock.now()) }),
    },
    // By each brand's own day: what a day was given for is noted, so the hours between do nothing.
    {
      name: 'issue-birthdays',
      cron: '5 * * * *',
      run: async () => ({ rows: await issueBirthdays({ db, brands, log }, clock.now()) }),
    },
    { name: 'close-rewards', cron: '*/10 * * * *', run: async () => ({ rows: await closeUnclaimed(db, clock.now()) }) },
    {
      name: 'settle-leaderboards',
      cron: '* * * * *',
      run: async () => ({ rows: await settleBoards({ db, brands, log }, clock.now()) }),
    },
    // An hour on: a bet of the last moment may be heard of a little later.
    {
      name: 'close-friends',
      cron: '25 * * * *',
      run: async () => ({ rows: await closeLate(db, later(clock.now(), -HOUR), clock.now()) }),
    },
    {
      name: 'notify-missions',
      cron: '* * * * *',
      run: async () => ({ rows: await notifyMissions({ db, brands, log }, clock.now()) }),
    },
    {
      name: 'look-for-abuse',
      cron: '*/2 * * * *',
      run: async () => ({ rows: await lookForAbuse(db, clock.now()) }),
    },
    {
      name: 'join-audiences',
      cron: '*/10 * * * *',
      run: async () => ({ rows: await joinAudiences({ db, brands, log }, clock.now()) }),
    },
    {
      name: 'end-bonuses',
      cron: '*/10 * * * *',
      run: async () => ({ rows: await endBonuses({ db, brands, log }, clock.now()) }),
    },
  ]
}
