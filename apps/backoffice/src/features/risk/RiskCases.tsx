import { ListPage } from '../../list/ListPage.tsx'
import { casesOf } from './cases.tsx'

const CASES = casesOf('risk')

/** What somebody must look into. */
export default function RiskCases() {
  return <ListPage list={CASES} />
}
