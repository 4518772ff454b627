/** What a player asks for. */
export interface Spin {
  key: string
  stake: string
  seen: string | undefined
  autoplay: string | undefined
  traceId: string
}
