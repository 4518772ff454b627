/** How much waits for somebody of the staff, and since when the oldest does. */
export interface Waiting {
  waiting: number
  oldest: Date | null
}
