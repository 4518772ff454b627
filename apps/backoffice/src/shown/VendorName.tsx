import { vendorText } from '../say.ts'
import { ByName } from './ByName.tsx'

/** What a vendor is called, above its code. */
export const VendorName = ({ code }: { code: string }) => <ByName name={vendorText(code)} code={code} />
