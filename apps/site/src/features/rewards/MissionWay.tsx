import type { Mission } from '@senluna/contract/member/missions.ts'
import { countsWagers, type ProfileStep } from '@senluna/kit/promotions/mission.ts'
import { text } from '@senluna/web/client/text.ts'
import { Link } from 'react-router'
import type { CenterTab } from '../../pages.ts'
import { CATEGORIES } from '../../shell/nav/categories.ts'
import { useIsOpen } from '../../shell/nav/open-pages.ts'
import { pathTo } from '../../shell/nav/path-to.ts'

/** A page of the member center, over the first page; `more` says what it shows. */
const center = (tab: CenterTab, more = ''): string => `${pathTo('home')}?mc=${tab}${more}`

/** Where each step of a profile is done. */
const STEP_PLACES: Readonly<Record<ProfileStep, string>> = {
  EMAIL: center('securityCenter', '&mc.at=email'),
  MOBILE: center('securityCenter', '&mc.at=mobile'),
  BIRTHDAY: center('securityCenter', '&mc.at=profile'),
  PAYOUT_ACCOUNT: center('withdraw', '&mc.tab=accounts'),
  IDENTITY: center('securityCenter', '&mc.at=kyc'),
  SECOND_STEP: center('securityCenter', '&mc.at=twoStep'),
}

/** The way to what a mission asks for, while there is something left to do. */
function wayOf({ metric, products, steps }: Mission) {
  if (countsWagers(metric)) {
    const [product] = products
    return { name: 'PLAY', to: product === undefined ? pathTo('home') : CATEGORIES[product].path } as const
  }
  switch (metric) {
    case 'DEPOSIT_SUM':
    case 'DEPOSITS':
      return { name: 'DEPOSIT', to: center('depositv2') } as const
    case 'CHECK_INS':
      return { name: 'CHECK_IN', to: pathTo('promotions') } as const
    case 'FRIENDS':
      return { name: 'INVITE', to: center('referral') } as const
    case 'PROFILE': {
      const next = steps?.find(({ done }) => !done)
      return next && ({ name: 'PROFILE', to: STEP_PLACES[next.step] } as const)
    }
    default:
      return undefined
  }
}

/** Leads to what is to be done; nothing where the brand has no such page. */
export function MissionWay({ mission }: { mission: Mission }) {
  const isOpen = useIsOpen()
  const way = mission.state === 'ACTIVE' ? wayOf(mission) : undefined
  if (!way || !isOpen(way.to.split('?')[0]!)) return null
  return (
    <Link className="btn line sm" to={way.to} aria-label={`${text(`mission.go.${way.name}`)}: ${mission.title}`}>
      {text(`mission.go.${way.name}`)}
    </Link>
  )
}
