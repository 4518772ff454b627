import { consolidated } from '@senluna/contract/money/reports.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { KindPage } from './KindPage.tsx'

type Kind = 'HOURLY_SALARY' | 'REALTIME_SALARY'

/** Hourly and real-time salary, each where its flag is on. */
export default function HourlySalary() {
  const flags = useQuery(q(consolidated)).data
  const kinds = [
    ...(flags?.contracthoursalreq ? (['HOURLY_SALARY'] as const) : []),
    ...(flags?.realtimesalreqtype ? (['REALTIME_SALARY'] as const) : []),
  ]
  const [chosen, setChosen] = useState<Kind>()
  const kind = kinds.find((candidate) => candidate === chosen) ?? kinds[0]
  if (!kind) return null
  return (
    <>
      {kinds.length > 1 && (
        <Tabs
          label={text('agent.page.agentHourSalary')}
          value={kind}
          options={kinds.map((candidate) => [candidate, text(`contract.kind.${candidate}`)] as const)}
          onValue={setChosen}
        />
      )}
      <KindPage key={kind} kind={kind} />
    </>
  )
}
