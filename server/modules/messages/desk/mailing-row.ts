import type { Id } from '@senluna/kit/ids.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { DeskMailing } from '@senluna/contract/desk/brand/content.ts'
import type { KeptSegment } from './queries/segment.ts'

/**
 * A message to many as it is kept. RUNNING is one that was asked for before segments: it goes to
 * all, or to a label.
 */
export interface MailingRow {
  id: Id<'mailing'>
  merchant_id: MerchantCode
  tab: DeskMailing['tab']
  title: string
  content: string
  titles: Record<string, string> | null
  contents: Record<string, string> | null
  route: string | null
  label: string
  template: string | null
  segment: KeptSegment
  state: 'PLANNED' | 'SENDING' | 'RUNNING' | 'DONE' | 'CANCELLED'
  send_at: Date | null
  reached: number | null
  after_id: Id<'member'> | null
  sent: number
  skipped: number
  no_consent: number
  maker: string
  checker: string | null
  cancelled_by: string | null
  started_at: Date
  ended_at: Date | null
}

/** One as the desk lists it: read how often, and by what its people are called. */
export interface ListedMailing extends MailingRow {
  reads: number
  maker_shown_as: string
  checker_shown_as: string | null
  cancelled_by_shown_as: string | null
}
