import type { Right } from '@senluna/kit/staff.ts'
import type { DeskTextKey } from '@senluna/text/desk.ts'
import {
  Activity,
  ArrowLeftRight,
  BanknoteArrowDown,
  BanknoteArrowUp,
  CalendarDays,
  CircleHelp,
  Clover,
  CreditCard,
  Dices,
  DoorOpen,
  Eye,
  FingerprintPattern,
  Gamepad2,
  Gauge,
  Globe,
  Handshake,
  Headset,
  IdCard,
  KeySquare,
  Languages,
  Landmark,
  Megaphone,
  MessagesSquare,
  Percent,
  RotateCw,
  Route,
  Scale,
  Scale3d,
  ScrollText,
  Send,
  ShieldAlert,
  ShieldCheck,
  Sigma,
  SlidersHorizontal,
  Store,
  TextCursorInput,
  ThumbsUp,
  Ticket,
  TicketCheck,
  Timer,
  ToggleRight,
  UserCog,
  UserRound,
  UserRoundX,
  UsersRound,
  Waypoints,
  type LucideIcon,
} from 'lucide-react'
import { lazy, type ComponentType } from 'react'

/** One page of the desk: who may open it, and what it is. */
export interface Place {
  path: string
  name: DeskTextKey
  right: Right
  icon: LucideIcon
  page: ComponentType
}

const place = (
  path: string,
  name: DeskTextKey,
  right: Right,
  icon: LucideIcon,
  load: () => Promise<{ default: ComponentType }>,
): Place => ({ path, name, right, icon, page: lazy(load) })

/** Every page of the desk, in the order of its menu. A new page is one line here. */
export const PLACES: readonly { group: DeskTextKey; places: readonly Place[] }[] = [
  {
    group: 'desk.nav.overview',
    places: [
      place(
        '/dashboard',
        'desk.dashboard',
        'dashboard.view',
        Gauge,
        () => import('./features/dashboard/Dashboard.tsx'),
      ),
    ],
  },
  {
    group: 'desk.nav.people',
    places: [
      place('/members', 'desk.members', 'members.view', UserRound, () => import('./features/members/Members.tsx')),
      place('/kyc', 'desk.kyc', 'kyc.view', IdCard, () => import('./features/kyc/Kyc.tsx')),
      place(
        '/protection',
        'desk.protection',
        'protection.view',
        ShieldCheck,
        () => import('./features/protection/Protection.tsx'),
      ),
      place('/chat', 'desk.chat', 'chat.view', MessagesSquare, () => import('./features/chat/Conversations.tsx')),
      place('/rooms', 'desk.rooms', 'rooms.view', UsersRound, () => import('./features/rooms/Rooms.tsx')),
      place('/tickets', 'desk.tickets', 'tickets.view', Ticket, () => import('./features/tickets/Tickets.tsx')),
      place(
        '/closed-accounts',
        'desk.closed',
        'members.view',
        UserRoundX,
        () => import('./features/accounts/ClosedAccounts.tsx'),
      ),
    ],
  },
  {
    group: 'desk.nav.money',
    places: [
      place(
        '/deposits',
        'desk.deposits',
        'deposits.view',
        BanknoteArrowDown,
        () => import('./features/deposits/Deposits.tsx'),
      ),
      place(
        '/suspense',
        'desk.suspense',
        'suspense.view',
        CircleHelp,
        () => import('./features/deposits/Suspense.tsx'),
      ),
      place(
        '/deposit-channels',
        'desk.channels',
        'channels.view',
        Landmark,
        () => import('./features/deposits/Channels.tsx'),
      ),
      place(
        '/withdrawals',
        'desk.out',
        'withdrawals.view',
        BanknoteArrowUp,
        () => import('./features/payouts/Withdrawals.tsx'),
      ),
      place(
        '/payout-channels',
        'desk.ways',
        'channels.view',
        Route,
        () => import('./features/payouts/PayoutChannels.tsx'),
      ),
      place(
        '/payout-accounts',
        'desk.cards',
        'payoutAccounts.view',
        CreditCard,
        () => import('./features/payouts/PayoutAccounts.tsx'),
      ),
      place('/bets', 'desk.bets', 'bets.view', Dices, () => import('./features/bets/Bets.tsx')),
      place('/turnover', 'desk.turnover', 'members.view', RotateCw, () => import('./features/payouts/Turnover.tsx')),
      place(
        '/adjustments',
        'desk.adjust',
        'adjustments.view',
        Scale3d,
        () => import('./features/payouts/Adjustments.tsx'),
      ),
      place(
        '/transfers',
        'desk.transfers',
        'transfers.view',
        ArrowLeftRight,
        () => import('./features/transfers/Transfers.tsx'),
      ),
      place('/recon', 'desk.recon', 'recon.view', Scale, () => import('./features/reconciliation/Days.tsx')),
      place('/balance', 'desk.balance', 'recon.view', Sigma, () => import('./features/reconciliation/Balance.tsx')),
      place(
        '/approvals',
        'desk.approvals',
        'approvals.view',
        Handshake,
        () => import('./features/approvals/Approvals.tsx'),
      ),
    ],
  },
  {
    group: 'desk.nav.lottery',
    places: [
      place('/lottery-draws', 'desk.draws', 'lottery.view', Clover, () => import('./features/lottery/Draws.tsx')),
      place('/lottery-terms', 'desk.terms', 'lotteryTerms.view', Percent, () => import('./features/lottery/Terms.tsx')),
      place(
        '/lottery-games',
        'desk.lotteries',
        'lotteryTerms.view',
        TicketCheck,
        () => import('./features/lottery/Games.tsx'),
      ),
      place(
        '/lottery-days',
        'desk.days',
        'lotteryTerms.view',
        CalendarDays,
        () => import('./features/lottery/Days.tsx'),
      ),
    ],
  },
  {
    group: 'desk.nav.content',
    places: [
      place('/notices', 'desk.notices', 'content.view', Megaphone, () => import('./features/content/Notices.tsx')),
      place('/mailings', 'desk.mailings', 'content.view', Send, () => import('./features/content/Mailings.tsx')),
      place('/help-votes', 'desk.helpVotes', 'content.view', ThumbsUp, () => import('./features/help/HelpVotes.tsx')),
      place('/games', 'desk.games', 'games.view', Gamepad2, () => import('./features/catalog/Games.tsx')),
      place('/vendors', 'desk.vendors', 'vendors.view', Store, () => import('./features/catalog/Vendors.tsx')),
    ],
  },
  {
    group: 'desk.nav.brand',
    places: [
      place('/switches', 'desk.switches', 'brand.view', ToggleRight, () => import('./features/brand/Switches.tsx')),
      place('/doors', 'desk.doors', 'brand.view', DoorOpen, () => import('./features/brand/Doors.tsx')),
      place('/fields', 'desk.fields', 'brand.view', TextCursorInput, () => import('./features/brand/Fields.tsx')),
      place('/domains', 'desk.domains', 'brand.view', Globe, () => import('./features/brand/Domains.tsx')),
      place(
        '/translations',
        'desk.texts',
        'translations.view',
        Languages,
        () => import('./features/translations/Translations.tsx'),
      ),
      place('/services', 'desk.services', 'brand.view', Headset, () => import('./features/brand/Services.tsx')),
    ],
  },
  {
    group: 'desk.nav.control',
    places: [
      place('/risk-cases', 'desk.risk', 'risk.view', ShieldAlert, () => import('./features/risk/RiskCases.tsx')),
      place(
        '/aml-cases',
        'desk.risk.aml',
        'risk.view',
        FingerprintPattern,
        () => import('./features/risk/AmlCases.tsx'),
      ),
      place('/rules', 'desk.rules', 'risk.view', SlidersHorizontal, () => import('./features/risk/Rules.tsx')),
      place('/watchlists', 'desk.watch', 'risk.view', Eye, () => import('./features/risk/Watchlists.tsx')),
      place('/graph', 'desk.graph', 'risk.view', Waypoints, () => import('./features/risk/Graph.tsx')),
      place('/staff', 'desk.staff', 'staff.view', UserCog, () => import('./features/staff/Staff.tsx')),
      place('/roles', 'desk.roles', 'staff.view', KeySquare, () => import('./features/staff/Roles.tsx')),
      place('/audit', 'desk.audit', 'audit.view', ScrollText, () => import('./features/audit/Audit.tsx')),
      place('/jobs', 'desk.jobs', 'system.view', Timer, () => import('./features/system/Jobs.tsx')),
      place('/system', 'desk.system', 'system.view', Activity, () => import('./features/system/System.tsx')),
    ],
  },
]
