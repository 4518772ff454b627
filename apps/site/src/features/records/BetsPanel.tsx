import { BetList } from './Bets.tsx'

/** The betting record as a page of the member center. */
export default function BetsPanel() {
  return (
    <div className="records mc-panel">
      <BetList exports />
    </div>
  )
}
