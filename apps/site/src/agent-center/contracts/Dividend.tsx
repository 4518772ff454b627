import { KindPage } from './KindPage.tsx'

/** Dividends: the contract by which they are paid. */
export default function Dividend() {
  return <KindPage kind="DIVIDEND" />
}
