import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../platform/database/db.ts'
import { figureGroup, type FigureGroup } from '../../platform/figures/figure-reader.ts'
import type { Waiting } from '../../platform/concurrency/waiting.ts'
import { waitingOfBrand } from '../approvals/index.ts'
import { waitingDeposits, waitingWithdrawals } from '../cashier/desk/index.ts'
import { waitingConversations } from '../chat/desk/index.ts'
import { waitingTickets } from '../feedback/desk/index.ts'
import { waitingApplications } from '../kyc/desk/index.ts'
import { waitingCases } from '../risk/desk/index.ts'

/** What waits for people at the desk. */
const QUEUES: Readonly<Record<string, (db: Db, merchantCode: MerchantCode) => Promise<Waiting>>> = {
  approvals: waitingOfBrand,
  chat: waitingConversations,
  deposits: waitingDeposits,
  kyc: waitingApplications,
  risk: waitingCases,
  tickets: waitingTickets,
  withdrawals: waitingWithdrawals,
}

/** How much waits for the people of each brand, and how long the oldest has. */
export const queueFigures = (brands: readonly Brand[]): FigureGroup =>
  figureGroup({
    name: 'queues',
    figures: {
      senluna_desk_waiting: { help: 'What waits for people at the desk.', labels: ['merchant', 'queue'] },
      senluna_desk_oldest_seconds: {
        help: 'How long the oldest of it has waited; 0 where nothing does.',
        labels: ['merchant', 'queue'],
      },
    },
    async read(db, now) {
      const samples = []
      for (const { merchantCode } of brands)
        for (const [queue, waitingIn] of Object.entries(QUEUES)) {
          const { waiting, oldest } = await waitingIn(db, merchantCode)
          const labels = { merchant: merchantCode, queue }
          const seconds = oldest ? Math.max(0, (now - oldest.getTime()) / 1_000) : 0
          samples.push(
            { figure: 'senluna_desk_waiting' as const, value: waiting, labels },
            { figure: 'senluna_desk_oldest_seconds' as const, value: seconds, labels },
          )
        }
      return samples
    },
  })
