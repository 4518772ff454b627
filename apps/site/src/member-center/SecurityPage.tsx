import { Kyc } from '../features/kyc/Kyc.tsx'
import SecurityPanel from '../features/security/SecurityPanel.tsx'

/** The security center with the proof of who somebody is. */
export default function SecurityPage() {
  return (
    <div className="mc-panel">
      <SecurityPanel />
      <Kyc />
    </div>
  )
}
