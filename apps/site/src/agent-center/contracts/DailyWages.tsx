import { KindPage } from './KindPage.tsx'

/** Daily wages: the contract by which they are paid. */
export default function DailyWages() {
  return <KindPage kind="DAILY_SALARY" />
}
