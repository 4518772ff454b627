import { useWide } from '../../../shell/frame/use-wide.ts'

const COLUMN_PX = 1_024

/** Whether the ticket has a column of its own. */
export const useTicketColumn = (): boolean => useWide(COLUMN_PX)
