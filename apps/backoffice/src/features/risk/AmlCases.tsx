import { ListPage } from '../../list/ListPage.tsx'
import { casesOf } from './cases.tsx'

const CASES = casesOf('aml')

/** Days on which somebody moved more than the threshold, to be reported or cleared. */
export default function AmlCases() {
  return <ListPage list={CASES} />
}
