import { MovementList } from './AccountRecord.tsx'

/** The account record as a page of the member center. */
export default function AccountPanel() {
  return (
    <div className="records mc-panel">
      <MovementList exports />
    </div>
  )
}
