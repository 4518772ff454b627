/** What a family's requests are about, as the page of approvals says it. */
export interface FamilyObject {
  /** Where the names of its states are. */
  states?: string
  /** The fields of a request that name it, in order; without them its id does. */
  namedBy: readonly string[]
  /** How its id reads where nothing names it: its end, or the whole. */
  id: 'end' | 'whole'
}
